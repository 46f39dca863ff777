import { counted, owning, ownThings } from "./brief-counts.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { numberOf, numberPattern } from "./brief-text.ts";

/** What the brand brings for people to use, such as "We have 6 helmets". */
export function stationsIn(prompt: string): BriefReading["stations"] {
  for (const { value, before, noun, whole } of counted(prompt)) {
    const isOwn = owning.test(before) || /\b(?:[a-z]+ours|appointment)\b/i.test(noun);
    if (
      ownThings.test(noun) &&
      value <= 500 &&
      (isOwn || /\b(?:fitters?|stations?|helmets?|beds?|vehicles?|pairs)\b/i.test(noun))
    ) {
      const words = noun.split(/\s+/);
      const at = words.findIndex(
        (_, index) =>
          ownThings.test(words.slice(index).join(" ")) && !ownThings.test(words.slice(index + 1).join(" ")),
      );
      const one = (words[Math.max(0, at)] ?? "stations").toLowerCase();
      return { text: `${value} ${one}`, words: whole, count: Math.round(value), noun: one };
    }
  }
  return undefined;
}

/** How long one person takes. */
export function minutesIn(prompt: string): (Found & { count: number }) | undefined {
  const minutes = new RegExp(
    String.raw`(?<![\w.,:-])(${numberPattern})[ -]minutes?\b(?! (?:before|after|until|walk|drive|from))`,
    "giu",
  );
  for (const match of prompt.matchAll(minutes)) {
    const count = Math.round(numberOf(match[1] ?? ""));
    const around = prompt.slice(Math.max(0, match.index - 70), match.index + match[0].length + 40);
    const isBreak = /\b(?:breaks?|slots?|sessions?) of\s*$/i.test(
      prompt.slice(Math.max(0, match.index - 20), match.index),
    );
    const isComplaint = /\b(?:explains?|lose|waste|always)\b/i.test(around.slice(0, 70));
    if (
      !isBreak &&
      !isComplaint &&
      count >= 1 &&
      count <= 120 &&
      /\b(?:takes?|each|sessions?|demo|anyone|anybody|swab|install|loop|trial|fitting|properly|with|appointment|class|route|puzzle|person|slots?|sit|test)\b/i.test(
        around,
      )
    )
      return { text: `${count} minutes each`, words: match[0], count };
  }
  return undefined;
}
