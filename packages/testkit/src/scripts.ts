import { fontOf } from "@marquee/contracts/text/printable";

// cspell:disable
/** A name in each script that people write names in, with what is hard about it: marks, joins, stacks, directions. */
export const namesByScript: Readonly<Record<string, string>> = {
  Latin: "Zoë Łódź",
  Greek: "Γιώργος Παπαδόπουλος",
  Cyrillic: "Владимир Щукин",
  Armenian: "Արամ Խաչատրյան",
  Georgian: "გიორგი ბერიძე",
  Hebrew: "דָּוִד כהן",
  Arabic: "محمد علي",
  Persian: "می‌خواهم ۲۰۲۶",
  Urdu: "ٹیپو سلطان",
  Devanagari: "क्षितिज शर्मा",
  Bengali: "রবীন্দ্রনাথ ঠাকুর",
  Gurmukhi: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
  Gujarati: "નરેન્દ્ર પટેલ",
  Oriya: "ଶ୍ରୀକାନ୍ତ",
  Tamil: "தமிழ் செல்வி",
  Telugu: "వెంకటేశ్వర్లు",
  Kannada: "ಶ್ರೀನಿವಾಸ್",
  Malayalam: "കൃഷ്ണൻകുട്ടി",
  Sinhala: "ශ්‍රී ලංකා",
  Thai: "สมชาย ใจดี",
  Lao: "ສົມສັກ",
  Khmer: "សុភ័ក្ត្រ",
  Myanmar: "အောင်ဆန်းစုကြည်",
  Tibetan: "བསྟན་འཛིན",
  Ethiopic: "ኃይለ ሥላሴ",
  Syriac: "ܐܦܪܝܡ ܡܪܝ",
  Adlam: "𞤀𞤣𞤢𞤥 𞤄𞤢𞤪𞤭",
  "N'Ko": "ߛߏߟߏߡߊߣߊ ߞߊ߲ߕߍ",
  Tifinagh: "ⴰⵎⴰⵣⵉⵖ",
  Javanese: "ꦥꦿꦧꦺꦴꦮꦺꦴ",
  Balinese: "ᬓᬾᬢᬸᬢ᭄",
  Sundanese: "ᮞᮥᮔ᮪ᮓ",
  Cham: "ꨀꨇꩉ ꨌꩌ",
  "Meetei Mayek": "ꯃꯅꯤꯄꯨꯔ",
  "Ol Chiki": "ᱥᱟᱱᱛᱟᱲᱤ",
  "New Tai Lue": "ᦟᦲᧉ",
  "Tai Le": "ᥖᥭᥰ",
  Lisu: "ꓡꓲꓢꓴ",
  Vai: "ꕙꔤ",
  Osage: "𐓏𐓘𐓻𐓘𐓻𐓟",
  Mongolian: "ᠮᠣᠩᠭᠣᠯ",
  Cherokee: "ᏣᎳᎩ",
  Canadian: "ᐃᓄᒃᑎᑐᑦ",
  Thaana: "މުހައްމަދު",
  Harakat: "مُحَمَّدٌ بِلَالٍ",
  Hangul: "삼성기획 김철수",
  Han: "王小明 龚䶮 𠮷田",
  Kana: "株式会社サンプル ひらがな",
  Emoji: "😀 🎉 👩‍👩‍👧 🇩🇪",
  Symbols: "★ ☎ ♔",
};
// cspell:enable

// cspell:disable
/** The scripts whose letters a property goes through. */
export const scriptNames = [
  "Latin",
  "Greek",
  "Cyrillic",
  "Armenian",
  "Georgian",
  "Hebrew",
  "Arabic",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Thai",
  "Lao",
  "Khmer",
  "Myanmar",
  "Tibetan",
  "Ethiopic",
  "Mongolian",
  "Cherokee",
  "Canadian_Aboriginal",
  "Thaana",
  "Syriac",
  "Adlam",
  "Nko",
  "Tifinagh",
  "Javanese",
  "Balinese",
  "Sundanese",
  "Cham",
  "Meetei_Mayek",
  "Ol_Chiki",
  "New_Tai_Lue",
  "Tai_Le",
  "Lisu",
  "Vai",
  "Osage",
  "Hangul",
  "Han",
  "Hiragana",
  "Katakana",
  "Bopomofo",
] as const;
// cspell:enable

/** The letters of a script that people type: those that have no compatible form. */
export function lettersOf(script: string): string[] {
  const isLetter = new RegExp(String.raw`^(?=\p{Script=${script}})\p{L}$`, "u");
  const letters: string[] = [];
  for (let point = 0x41; point < 0x30000; point += 1) {
    if (point >= 0xd800 && point < 0xe000) continue;
    const letter = String.fromCodePoint(point);
    if (isLetter.test(letter) && letter.normalize("NFKC") === letter && fontOf(letter) !== undefined)
      letters.push(letter);
  }
  return letters;
}
