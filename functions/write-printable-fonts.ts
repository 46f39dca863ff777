// cspell:ignore meetei mayek chiki lisu tifinagh
/**
 * Writes packages/contracts/src/text/printable-fonts.ts: which font file has which characters, read from the files. Run
 * it after a font package changed.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";

/** What files are looked for, in the order in which a character chooses: the first file that has it draws it. */
const sources: readonly (readonly [packageName: string, files: RegExp])[] = [
  ["@expo-google-fonts/noto-sans", /^400Regular\/NotoSans_400Regular\.ttf$/],
  ...[
    "arabic",
    "hebrew",
    "thaana",
    "armenian",
    "georgian",
    "bengali",
    "gurmukhi",
    "gujarati",
    "oriya",
    "tamil",
    "telugu",
    "kannada",
    "malayalam",
    "sinhala",
    "thai",
    "lao",
    "khmer",
    "myanmar",
    "ethiopic",
    "cherokee",
    "canadian-aboriginal",
    "syriac",
    "adlam",
    "javanese",
    "balinese",
    "sundanese",
    "cham",
    "meetei-mayek",
    "ol-chiki",
    "new-tai-lue",
    "lisu",
  ].map((script) => variable(`noto-sans-${script}`, script)),
  variable("noto-serif-tibetan", "tibetan"),
  ...["mongolian", "nko", "tifinagh", "vai", "osage", "tai-le"].map(
    (script) =>
      [
        `@fontsource/noto-sans-${script}`,
        new RegExp(`^files/noto-sans-${script}-${script}-400-normal\\.woff2$`),
      ] as const,
  ),
  ["@embedpdf/fonts-sc", /^fonts\/NotoSansHans-Regular\.otf$/],
  variable("noto-sans-kr", String.raw`\d+`),
  variable("noto-sans-jp", String.raw`\d+`),
  variable("noto-emoji", String.raw`\d+`),
  variable("noto-sans-symbols", "symbols"),
  ["@fontsource/noto-sans-symbols-2", /^files\/noto-sans-symbols-2-symbols-400-normal\.woff2$/],
  ["@fontsource/noto-sans-math", /^files\/noto-sans-math-latin-400-normal\.woff2$/],
];

function variable(family: string, part: string): readonly [string, RegExp] {
  return [`@fontsource-variable/${family}`, new RegExp(`^files/${family}-${part}-wght-normal\\.woff2$`)];
}

/** Every file with the characters that no earlier file has, as `printable-fonts.ts` says it. */
export function printableFonts(): string {
  const taken = new Set<number>();
  const entries = sources.flatMap(([packageName, pattern]) => {
    const folder = dirname(findPackageJSON(packageName, import.meta.url) ?? "");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      pattern.test(file),
    );
    if (files.length === 0) throw new Error(`${packageName} has no file like ${pattern}.`);
    return files.toSorted().flatMap((file) => {
      const { characterSet } = create(readFileSync(join(folder, file)));
      const own = characterSet.filter((point) => !taken.has(point) && !isNone(point));
      for (const point of own) taken.add(point);
      return own.length === 0 ? [] : [[packageName, file, rangesOf(own)]];
    });
  });
  return `/**
 * Which font draws which characters, one file a line: its package, its path there, and its characters as ranges in base
 * 36, each of how far after the last one it begins, and how many more characters it has. Written by
 * functions/write-printable-fonts.ts.
 */
export const printableFonts = \`
${entries.map((entry) => entry.join("|")).join("\n")}
\`.trim();
`;
}

/** A font's table may end with a number that is no character. */
const isNone = (point: number) => /\p{Noncharacter_Code_Point}/u.test(String.fromCodePoint(point));

function rangesOf(points: readonly number[]): string {
  const ranges: string[] = [];
  let next = 0;
  const sorted = points.toSorted((a, b) => a - b);
  for (let at = 0; at < sorted.length; ) {
    const from = sorted[at] ?? 0;
    let length = 1;
    while (sorted[at + length] === from + length) length += 1;
    ranges.push((from - next).toString(36) + (length > 1 ? `+${(length - 1).toString(36)}` : ""));
    next = from + length;
    at += length;
  }
  return ranges.join(" ");
}

export const printableFontsFile = join(
  import.meta.dirname,
  "../packages/contracts/src/text/printable-fonts.ts",
);
if (process.argv[1] === import.meta.filename) writeFileSync(printableFontsFile, printableFonts());
