// cspell:disable
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { charactersOf } from "./characters.ts";
import { excerptOf, foldLetters, holdAll, isSameText, placesOf, wordsOf } from "./search-text.ts";

/** Unicode's collation, which knows nothing of our folding: the same at this strength is the same letter. */
const letters = new Intl.Collator("en", { sensitivity: "base" });

/** The letters of a script that stand in these ranges. */
function lettersOf(script: string, ranges: readonly (readonly [number, number])[]): string[] {
  const form = new RegExp(`(?=\\p{sc=${script}})\\p{L}`, "u");
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .filter((letter) => form.test(letter));
}

/** Today's alphabets, capitals and all, without the letters of scribes and phoneticians. */
const alphabets: Record<string, readonly (readonly [number, number])[]> = {
  Latin: [
    [0x41, 0x24f],
    [0x1e00, 0x1eff],
    [0xfb00, 0xfb06],
    [0xff21, 0xff5a],
  ],
  Greek: [
    [0x386, 0x3ff],
    [0x1f00, 0x1fff],
  ],
  Cyrillic: [[0x400, 0x527]],
  Armenian: [[0x530, 0x58f]],
  Georgian: [
    [0x10a0, 0x10ff],
    [0x1c90, 0x1cbf],
  ],
  Hebrew: [
    [0x5d0, 0x5ea],
    [0xfb1d, 0xfb4f],
  ],
  Devanagari: [[0x900, 0x97f]],
  Bengali: [[0x980, 0x9ff]],
  Gurmukhi: [[0xa00, 0xa7f]],
  Gujarati: [[0xa80, 0xaff]],
  Oriya: [[0xb00, 0xb7f]],
  Tamil: [[0xb80, 0xbff]],
  Telugu: [[0xc00, 0xc7f]],
  Kannada: [[0xc80, 0xcff]],
  Sinhala: [[0xd80, 0xdff]],
  Thai: [[0xe00, 0xe7f]],
  Lao: [[0xe80, 0xeff]],
  Myanmar: [[0x1000, 0x109f]],
  Khmer: [[0x1780, 0x17ff]],
  Ethiopic: [[0x1200, 0x137f]],
  Cherokee: [
    [0x13a0, 0x13ff],
    [0xab70, 0xabbf],
  ],
  Hangul: [[0xac00, 0xd7a3]],
  Thaana: [[0x780, 0x7bf]],
  Mongolian: [[0x1820, 0x1878]],
};

/** Words of thirty scripts, some of which several letters of one folding stand in. */
const words = [
  ..."Zürich İstanbul Straße Łódź Ørsted Đà Æsop smørrebrød ﬁnale Αθήνα ΟΔΟΣ Київ Чайковский ёлка Երևան თბილისი".split(
    " ",
  ),
  ..."مُحَمَّد أحمد שָׁלוֹם ܫܠܡܐ हिन्दी বাংলা ਪੰਜਾਬੀ ગુજરાતી ଓଡ଼ିଆ தமிழ் తెలుగు ಕನ್ನಡ മലയാളം සිංහල ไทย ລາວ བོད་ཡིག".split(" "),
  ..."မြန်မာ ខ្មែរ አማርኛ ᏣᎳᎩ 한글 カフェ ひらがな ﾗﾝﾁ ㄅㄆㄇ 東京 ދިވެހި ᠮᠣᠩᠭᠣᠯ O’Neill Ｆｕｌｌ naïve 👩‍🍳 𠮷野".split(
    " ",
  ),
];
const word = fc.constantFrom(...words);
/** A word without the accents and vowel signs that many leave out. */
const bare = (text: string) =>
  text.normalize("NFD").replaceAll(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}])\p{M}+/gu, "");
/** The same word as somebody else may type it. */
const typed = fc
  .tuple(word, fc.constantFrom("NFC", "NFD", "NFKC", "NFKD", "bare"), fc.constantFrom("asIs", "up", "down"))
  .map(([text, form, letterCase]) => {
    const written = form === "bare" ? bare(text) : text.normalize(form);
    return [
      text,
      letterCase === "up" ? written.toUpperCase() : letterCase === "down" ? written.toLowerCase() : written,
    ] as const;
  });
const filler = fc.array(fc.oneof(word, fc.constantFrom("and", "the", "–", "\n", "**", "2026")), {
  maxLength: 40,
});

describe("letters in a search", () => {
  it.each(Object.keys(alphabets))("are the same as in Unicode's collation: %s", (script) => {
    const alphabet = lettersOf(script, alphabets[script] ?? []).toSorted(letters.compare);
    expect(alphabet.length).toBeGreaterThan(20);
    const differing = alphabet.flatMap((letter, at) => {
      const before = alphabet[at - 1];
      if (before === undefined) return [];
      const isSame = letters.compare(before, letter) === 0;
      return isSame === (foldLetters(before) === foldLetters(letter)) ? [] : [`${before} ${letter}`];
    });
    // Turkish has two letters i, of which other keyboards have one; the Catalan ŀ is typed with its dot.
    expect(differing.filter((pair) => !/[ıŀĿ]/.test(pair))).toEqual([]);
  });

  it("are those that a reader takes for the same", () => {
    for (const [one, other] of [
      ["Zürich", "zurich"],
      ["İSTANBUL", "istanbul"],
      ["ısparta", "Isparta"],
      ["STRASSE", "straße"],
      ["GROẞ", "gross"],
      ["Łódź", "lodz"],
      ["Ærøskøbing", "aeroskobing"],
      ["Þór", "thor"],
      ["ﬁnancial ﬂow", "financial flow"],
      ["Ｔｏｋｙｏ　２０２６", "tokyo 2026"],
      ["O’Neill", "O'Neill"],
      ["2026–27", "2026-27"],
      ["ΟΔΟΣ", "οδός"],
      ["Ёлка", "елка"],
      ["مُحَمَّـــد", "محمد"],
      ["إسلام آباد", "اسلام اباد"],
      ["تهران ی", "تهران ي"],
      ["שָׁלוֹם", "שלום"],
      ["ｶﾞｲﾄﾞ", "ガイド"],
      ["カフェ", "かふぇ"],
      ["٢٠٢٦", "2026"],
      ["ज़मीन", "जमीन"],
    ] as const)
      expect(isSameText(one, other), `${one} ${other}`).toBe(true);
  });

  it("stay what they are where a mark is a letter", () => {
    for (const [one, other] of [
      ["कि", "क"],
      ["กา", "ก"],
      ["ก้า", "กา"],
      ["한", "하"],
      ["が", "か"],
      ["й", "и"],
      ["বি", "ব"],
    ] as const)
      expect(isSameText(one, other), `${one} ${other}`).toBe(false);
  });

  it("are found however they are typed, all words in any order", () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), filler, (pairs, rest) => {
        const text = [...rest, ...pairs.map(([stored]) => stored), ...rest].join(" ");
        const query = pairs
          .map(([, written]) => written)
          .toReversed()
          .join("  ");
        expect(holdAll([text], wordsOf(query)), query).toBe(true);
        expect(holdAll([text], [...wordsOf(query), "nowhere"])).toBe(false);
      }),
    );
  });

  it("are folded once and for all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(foldLetters(foldLetters(text))).toBe(foldLetters(text));
        expect(foldLetters(text.normalize("NFD"))).toBe(foldLetters(text.normalize("NFC")));
      }),
    );
  });
});

describe("an excerpt", () => {
  it("has the word that was found, whole and marked, wherever it stands and however it is written", () => {
    fc.assert(
      fc.property(
        filler,
        typed,
        filler,
        fc.constantFrom(" ", ""),
        (before, [stored, written], after, space) => {
          const text = [...before, stored.normalize("NFD"), ...after].join(space);
          const sought = wordsOf(written);
          fc.pre(holdAll([text], sought));
          const excerpt = excerptOf(text, sought);
          expect(holdAll([excerpt], sought), excerpt).toBe(true);
          expect(charactersOf(excerpt).length).toBeLessThanOrEqual(120);
          const marked = placesOf(excerpt, sought).map(([start, end]) => excerpt.slice(start, end));
          expect(marked.some((part) => holdAll([part], sought.slice(0, 1)))).toBe(true);
          for (const part of marked) expect(part.isWellFormed()).toBe(true);
        },
      ),
    );
  });

  it("marks whole characters, each once", () => {
    fc.assert(
      fc.property(filler, fc.array(typed, { minLength: 1, maxLength: 3 }), (parts, sought) => {
        const text = parts.join("");
        const starts = new Set<number>([text.length]);
        let at = 0;
        for (const character of charactersOf(text)) {
          starts.add(at);
          at += character.length;
        }
        let last = -1;
        for (const [start, end] of placesOf(text, wordsOf(sought.map(([, written]) => written).join(" ")))) {
          expect([starts.has(start), starts.has(end), start > last, end > start]).toEqual([
            true,
            true,
            true,
            true,
          ]);
          last = end;
        }
      }),
    );
  });

  it("has a word of the signs that Markdown takes", () => {
    expect(excerptOf("The column is `user_id`", ["user_id"])).toContain("user_id");
  });
});
