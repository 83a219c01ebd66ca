import Testing
import TextUnits

/// Texts like those of an app's buttons, titles and messages, five for each of twelve languages.
enum PropertyTexts {
  struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let locale: LocaleTag

    var testDescription: String { "\(locale): \(text)" }
  }

  /// The texts below, for which exceptions are recorded one by one.
  static let all: [Sample] = texts.flatMap { tag, texts in
    texts.compactMap { text in LocaleTag(tag).map { Sample(text: text, locale: $0) } }
  }

  private static let texts: [(String, [String])] = [
    (
      "en",
      [
        "Paired Macs", "Keep Mac awake while a session is running", "To. AVAST, Ye Wavy LTd. 11:17",
        "https://example.com/a/very/long/path?query=1#part", "One\nTwo lines\n\nand a fourth",
      ]
    ),
    (
      "de",
      [
        "Gekoppelte Macs", "Benutzeroberflächeneinstellungen zurücksetzen",
        "Ver\u{AD}bin\u{AD}dungs\u{AD}ein\u{AD}stel\u{AD}lun\u{AD}gen öffnen",
        "Möchten Sie „Überall“ wirklich löschen?", "E-Mail-Adresse (optional)",
      ]
    ),
    (
      "fr",
      [
        "Mac jumelés", "Réinitialiser les réglages d’accessibilité ?", "L’œuvre « naïve » de l’été",
        "Aujourd’hui à 9 h 41", "Vérifié ✓ — 3 éléments",
      ]
    ),
    (
      "vi",
      [
        "Đã ghép đôi", "Đặt lại cài đặt giao diện người dùng?", "Nguyễn Văn Ữ đã gửi 2 ảnh",
        "Kết nối không được mã hoá", "Đồng ý",
      ]
    ),
    (
      "ru",
      [
        "Связанные компьютеры Mac", "Сбросить настройки пользовательского интерфейса?",
        "Электронная почта (необязательно)", "«Готово» — 5 из 7", "Гарантия: Tуда и обратно",
      ]
    ),
    (
      "ja",
      [
        "実行中のセッション", "「共有」をオンにすると、iPhoneで表示できます。", "キャッシュを消去しますか？",
        "2026年12月1日（火）Wi-Fi接続", "ペアリング済みのMac\nを追加",
      ]
    ),
    (
      "zh-Hans",
      [
        "已配对的 Mac", "要还原“显示与亮度”的设置吗？", "正在运行的会话（3）", "更新至iOS 26.1，约需10分钟。",
        "请输入《用户协议》中的密码",
      ]
    ),
    (
      "ko",
      [
        "페어링된 Mac", "세션이 실행되는 동안 깨어 있게 하기", "비밀번호를 재설정하시겠습니까?", "오후 3:04 · Wi-Fi",
        "‘공유’ 켜기",
      ]
    ),
    (
      "th",
      [
        "จับคู่แล้ว", "คุณต้องการรีเซ็ตการตั้งค่าหรือไม่", "เชื่อมต่อกับ Wi-Fi สำเร็จ", "น้ำหนักและส่วนสูง 2 รายการ",
        "ยินดีต้อนรับ",
      ]
    ),
    (
      "ar",
      [
        "أجهزة مقترنة", "هل تريد إعادة تعيين إعدادات واجهة المستخدم؟",
        "الاتصال بشبكة Wi-Fi غير آمن",
        "٣ عناصر (اختياري)", "السلام عليكم، مرحبًا بك في التطبيق",
      ]
    ),
    (
      "he",
      [
        "מחשבים מקושרים", "האם לאפס את הגדרות ממשק המשתמש?", "התחברות ל-Wi-Fi", "3 פריטים (רשות)",
        "שָׁלוֹם עוֹלָם",
      ]
    ),
    (
      "hi",
      [
        "युग्मित मैक", "क्या आप सेटिंग्ज़ रीसेट करना चाहते हैं?", "Wi-Fi से कनेक्ट किया गया", "३ आइटम (वैकल्पिक)",
        "कृपया पुनः प्रयत्न करें 👩‍👩‍👧‍👦🇮🇳",
      ]
    ),
  ]
}
