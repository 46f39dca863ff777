import type { Words } from "./brief.ts";

interface Pattern {
  /** What a text must contain, in lower case, before the pattern is worth its time. */
  head: string;
  pattern: RegExp;
}

const patterns = new Map<string, Pattern>();

/** A word or phrase with its plural, with spaces and hyphens alike; `blend*` is every word that begins so. */
function patternOf(word: string): Pattern {
  const known = patterns.get(word);
  if (known) return known;
  const open = word.endsWith("*");
  const stem = (open ? word.slice(0, -1) : word)
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll("’", "'")
    .replaceAll(/[ -]+/g, "[ -]+");
  const plural = /[a-z]$/i.test(word) ? "(?:s|es|'s|s')?" : "";
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${stem}${open ? "\\p{L}*" : plural}(?![\\p{L}\\p{N}])`,
    "giu",
  );
  const made = { head: plain(word).toLowerCase().split(/[ *-]/)[0] ?? "", pattern };
  patterns.set(word, made);
  return made;
}

const plain = (text: string): string => text.replaceAll("’", "'");

/** Whether a text speaks of something. */
export function mentions(text: string, words: Words): boolean {
  const lower = plain(text).toLowerCase();
  return words.some((word) => {
    const { head, pattern } = patternOf(word);
    return lower.includes(head) && lower.search(pattern) >= 0;
  });
}

/** The sentences of a text; a line that ends without a stop counts as one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const negationBefore =
  /\b(?:no|not(?! only)|without|never|none|hates?|tired of|sick of|nobody|nothing|neither|nor|zero|instead of|rather than|free of|avoid\w*|skip\w*|excludes?|excluded|excluding|bans?|banned|forbid\w*|keep\w* out|\w+n't|cannot|replaces?|replaced|replacing)\b/i;
const negationAfter =
  /^(?:[- ]free\b|\s+(?:is|are|stays?|remains?)\s+(?:not|never|out|off|left out|forbidden|banned)\b|\s+(?:isn't|aren't|never|not allowed))/i;
const clauseBreak = /[;:]|\b(?:but|except|yet|then)\b/gi;

/** The first sentence that speaks of something without saying that there is none of it. */
export function affirmed(text: string, words: Words): string | undefined {
  const spoken = words.filter((word) => mentions(text, [word]));
  if (spoken.length === 0) return undefined;
  return sentencesOf(plain(text)).find((sentence) =>
    spoken.some((word) =>
      [...sentence.matchAll(patternOf(word).pattern)].some(
        ({ 0: hit, index }) => !denied(sentence, index, hit),
      ),
    ),
  );
}

function denied(sentence: string, index: number, hit: string): boolean {
  const clause = sentence.slice(0, index).split(clauseBreak).at(-1) ?? "";
  const before = clause.split(/\s+/).slice(-9).join(" ");
  return negationBefore.test(before) || negationAfter.test(sentence.slice(index + hit.length));
}

const echoWords = 8;

/** A text without what it repeats of a prompt word for word: quoting a wish is not meeting it. */
export function withoutEcho(text: string, prompt: string): string {
  const asked = ` ${wordsOf(prompt).join(" ")} `;
  const tokens = [...text.matchAll(/[\p{L}\p{N}'$%]+/gu)];
  const echoed = new Set<number>();
  for (let start = 0; start + echoWords <= tokens.length; start++) {
    const run = tokens.slice(start, start + echoWords).map(([word]) => word.toLowerCase());
    if (!asked.includes(` ${run.join(" ")} `)) continue;
    for (let at = start; at < start + echoWords; at++) echoed.add(at);
  }
  let rest = "";
  let end = 0;
  for (const [at, { 0: word, index }] of tokens.entries()) {
    rest += text.slice(end, index) + (echoed.has(at) ? "" : word);
    end = index + word.length;
  }
  return rest + text.slice(end);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'$%]+/gu) ?? [];
}

const numberWords = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, value) => [word, value]),
);

/** Matches a number in digits or as a small word. */
export const numberPattern = String.raw`(?:\d[\d,]*(?:\.\d+)?|${[...numberWords.keys()].join("|")})`;

/** What such a match says. */
export function numberOf(text: string): number {
  return numberWords.get(text.toLowerCase()) ?? Number(text.replaceAll(",", ""));
}

/** The first count in a text: no amount of money, no percentage, no rank such as 1st. */
export function countIn(text: string): number | undefined {
  const counts = text.matchAll(
    new RegExp(String.raw`(?<![\p{L}\d$.,])${numberPattern}(?![\p{L}\d]|\s?%|\s?percent)`, "giu"),
  );
  return [...counts].map(([one]) => numberOf(one)).find((value) => value > 0 && Number.isInteger(value));
}

const hour = String.raw`(\d{1,2}|noon|midnight)(?:[:.](\d\d))?`;
const hourRange = new RegExp(
  String.raw`(?<![\d$.,])${hour}\s*(?:[ap]\.?m\.?)?\s*(?:[-–]|to|until|till)\s*${hour}(?!\d)`,
  "gi",
);

/** The ranges of hours in a text, alike for "10 p.m. to 6 a.m.", "22:00-06:00" and "10-6". */
export function hourRanges(text: string): string[] {
  const onTheDial = (hours = "", minutes = "00"): string =>
    `${(/\d/.test(hours) ? Number(hours) : 12) % 12}:${minutes}`;
  return [...text.matchAll(hourRange)].map(
    ([, from, fromMinutes, to, toMinutes]) => `${onTheDial(from, fromMinutes)}-${onTheDial(to, toMinutes)}`,
  );
}

/** Whether a text contains a number, with or without its commas. */
export function says(text: string, count: number): boolean {
  const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return new RegExp(String.raw`(?<![\d,.])(?:${count}|${grouped})(?![\d]|,\d)`).test(text);
}

const admission =
  /\b(?:can(?:not|'t)|won't|isn't|aren't|doesn't|don't|not (?:possible|enough|met|all|allowed)|too (?:small|little|short|few|tight|low|much|many|big)|short of|falls? short|miss(?:es|ed|ing)?|unmet|partly|beyond|out of (?:reach|the question)|impossible|unrealistic|conflicts?|contradicts?|rules? out|exceeds?|at most|no more than|would (?:need|take|require|cost)|needs? (?:at least|about|around|a |\$|\d)|trade-?off|only (?:about |around |some )?\$?\d|below|instead of)\b/i;

/** The first sentence that admits that something is not as it was asked. */
export function admitted(text: string, words: Words): string | undefined {
  return sentencesOf(plain(text)).find((sentence) => admission.test(sentence) && mentions(sentence, words));
}
