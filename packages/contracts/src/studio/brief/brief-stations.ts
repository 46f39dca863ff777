// cspell:ignore imum
import { type Counted, counted, namesPeople, owning, ownThings } from "./brief-counts.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { numberOf, numberPattern, sentencesOf } from "./brief-text.ts";

/** Nobody sends more people than these to serve visitors one by one. */
const serversMost = 30;
const stationsMost = 500;

/** What the brand brings for people to use, or who serves them one by one, such as "We have 6 helmets", "two craftsmen". */
export function stationsIn(prompt: string): BriefReading["stations"] {
  const all = counted(prompt);
  return ratedIn(prompt, all) ?? ownIn(all) ?? serversIn(prompt, all) ?? atOnceIn(prompt);
}

/** "We can handle 12-ish an hour max": all that are served, one after the other. */
function atOnceIn(prompt: string): BriefReading["stations"] {
  const [whole] = anyHourlyRate.exec(prompt) ?? [];
  const sentence = whole === undefined ? "" : (sentencesOf(prompt).find((one) => one.includes(whole)) ?? "");
  return whole !== undefined && mostAnHour.test(sentence) && minutesIn(prompt)?.words === whole
    ? { text: "one line", words: whole, count: 1, noun: "line" }
    : undefined;
}
const mostAnHour =
  /\b(?:we|it|they|you) can(?:not|'t)? (?:only )?(?:take|handle|manage|do|serve|fit|see|cope with|get through)\b|\b(?:at most|max(?:imum)?|tops|no more than)\b/i;

function ownIn(all: readonly Counted[]): BriefReading["stations"] {
  for (const { value, before, noun, whole, sentence } of all) {
    const isOwn = owning.test(before) || /\b(?:[a-z]+ours|appointment)\b/i.test(noun);
    if (
      ownThings.test(noun) &&
      // "45 pairs ordered" are what is wanted of it.
      !/\b(?:ordered|sold|booked|tried|tested|worn|reserved|bought|claimed|rented|lent|handed|placed|installed|fitted|leased)\b/i.test(
        noun,
      ) &&
      // "30 carriers per station"
      !/^(?:[\p{L}-]+ ){1,2}per\b/iu.test(noun) &&
      value <= stationsMost &&
      (isOwn ||
        /\b(?:fitters?|stations?|helmets?|beds?|vehicles?|pairs)\b/i.test(noun) ||
        // "In four chairs, 20 minutes each"
        (/^(?:\p{L}+ )?(?:chairs|benches|bays|trucks|simulators)\b/iu.test(noun) &&
          minutesIn(sentence) !== undefined))
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

/** "One plate makes 20 portions in an hour", "a fitter does six an hour", with how many plates or fitters there are. */
const hourlyRate = new RegExp(
  String.raw`\b(?:one|an?|each|every) ([\p{L}-]+) (?:\p{L}+ )?(?:makes?|takes?|does|serves?|handles?|fits?|gives?|manages?|pours?|cooks?|repairs?|produces?|treats?|checks?|can \p{L}+|needs?) (?:only |about |around |at most |up to )?(${numberPattern})(?: [\p{L}-]+){0,3}? (?:an|per|in an|in one|each|every|a) hour\b`,
  "iu",
);
const anyHourlyRate = new RegExp(
  String.raw`(?<![\w.,$-])(${numberPattern})(?:-?ish)?(?: (?!hours?\b)[\p{L}-]+){0,3}? (?:an|per|in an|in one|each|every) hour\b(?! ?(?:walk|pass|drive|ride|journey))`,
  "iu",
);

function ratedIn(prompt: string, all: readonly Counted[]): BriefReading["stations"] {
  const [whole, noun] = hourlyRate.exec(prompt) ?? [];
  if (whole === undefined || noun === undefined) return undefined;
  const found = all.find(
    ({ value, noun: of }) =>
      value <= stationsMost && new RegExp(String.raw`^(?:[\p{L}-]+ )?${noun}(?:s|es)\b`, "iu").test(of),
  );
  return found
    ? { text: `${found.value} ${noun}s`, words: found.whole, count: Math.round(found.value), noun }
    : undefined;
}

const unserved =
  /\b(?:people|visitors|guests|families|couples|persons|customers|kids|children|women|men|teams?)\b/i;

/** "Three fitters, ten minutes a seat": those who serve one visitor at a time are counted where their minutes are. */
function serversIn(prompt: string, all: readonly Counted[]): BriefReading["stations"] {
  const minutes = minutesIn(prompt);
  if (!minutes) return undefined;
  const sentences = sentencesOf(prompt);
  const at = sentences.findIndex((sentence) => sentence.includes(minutes.words));
  const near = sentences.slice(Math.max(0, at - 1), at + 2);
  const servers = all.find(({ value, noun, sentence }) => {
    const [first = "", second = ""] = noun.split(/\s+/);
    const isOne = (word: string): boolean =>
      namesPeople(word) || namesPeople(`${word}s`) || /men$/i.test(word);
    return (
      value <= serversMost &&
      near.includes(sentence) &&
      !unserved.test(`${first} ${second}`) &&
      (/^of us$/i.test(`${first} ${second}`) || isOne(first) || isOne(second))
    );
  });
  if (!servers) return undefined;
  const noun = /^of us/i.test(servers.noun)
    ? "hosts"
    : (servers.noun
        .split(/\s+/)
        .find((word) => namesPeople(word) || namesPeople(`${word}s`) || /men$/i.test(word)) ?? "hosts");
  return {
    text: `${servers.value} ${noun.toLowerCase()}`,
    words: servers.whole,
    count: Math.round(servers.value),
    noun: noun.toLowerCase(),
  };
}

/** How long somebody waits, travels or has had to listen is not how long one takes. */
const notServed =
  /\b(?:waits?|waited|waiting|queues?|late|lose|loses|wastes?|explains?|always|on average|average|away|ago|delays?|drives? (?:away|from|home|over|there)|walks?|within|answers?|phones?|repl(?:y|ies)|breaks? (?:is|are|of|lasts?)|interval|after|every|until|because|complains?)\b/i;
const served =
  /\b(?:slots?|takes?|needs?|lasts?|each|sessions?|demo|anyone|anybody|swab|install\w*|loop|trial|fitting|properly|with|appointment|class|route|puzzle|person|slots?|sit|test|call it|is|are|gives? (?:you|us)|go|turn|round|repair|check|advice|impression|meeting|talk)\b/i;
const perOne =
  /^ ?(?:a|an|per|each|every|for (?:each|every|one|a|an)|apiece)\b(?! (?:day|week|month|year|hour|night|evening))/i;

/** Parts of an hour as minutes: "half an hour each", "four people per half hour". */
const inMinutes = (text: string): string =>
  text
    .replaceAll(
      new RegExp(
        String.raw`\b(${numberPattern}) (\p{L}+) (?:per|every|each|in a|in) half(?: an| a)?[- ]hour\b`,
        "giu",
      ),
      (_, count: string, noun: string) => `${numberOf(count) * 2} ${noun} an hour`,
    )
    .replaceAll(/\b(?:an? )?(?:half[- ]an|half[- ]a|half)[- ]hour\b/gi, "30 minutes")
    .replaceAll(/\bthree[- ]quarters of an hour\b/gi, "45 minutes")
    .replaceAll(/\b(?:an? )?quarter of an hour\b/gi, "15 minutes")
    .replaceAll(/\b(?:an|one) hour(?= (?:each|apiece|per|for each|for every)\b)/gi, "60 minutes");

/** How long one person takes. */
export function minutesIn(given: string): (Found & { count: number }) | undefined {
  const prompt = inMinutes(given);
  const minutes = new RegExp(
    String.raw`(?<![\w.,:-])(${numberPattern})[ -](?:minutes?|mins?)\b\.?(?! (?:before|after|until|walk|drive|from|away|late|ago|of fame))`,
    "giu",
  );
  const found = [...prompt.matchAll(minutes)].flatMap((match) => {
    const count = Math.round(numberOf(match[1] ?? ""));
    const before =
      prompt
        .slice(Math.max(0, match.index - 70), match.index)
        .split(/[.!?;:\n]/)
        .at(-1) ?? "";
    const after = prompt.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const isBreak = /\b(?:breaks?|slots?|sessions?) of\s*$/i.test(before);
    // "40 minutes. The director …": a sentence that ends says nothing of the next one.
    const rest = match[0].endsWith(".") && /^\s+\p{Lu}/u.test(after) ? "" : after;
    const clause = `${before.split(/,(?=\s)/).at(-1) ?? ""} ${rest.split(/[.,!?;:\n]/)[0] ?? ""}`;
    if (isBreak || count < 1 || count > 120 || notServed.test(clause)) return [];
    const score = perOne.test(after) ? 2 : served.test(`${before} ${after}`) ? 1 : 0;
    return score > 0 ? [{ text: `${count} minutes each`, words: match[0], count, score }] : [];
  });
  const [best] = found.toSorted((a, b) => b.score - a.score);
  if (best) return { text: best.text, words: best.words, count: best.count };
  const [whole, number = ""] = anyHourlyRate.exec(prompt) ?? [];
  const rate = numberOf(number);
  return whole === undefined || rate < 1 || rate > 60 || !isOurRate(prompt, whole)
    ? undefined
    : {
        text: `${Math.floor(60 / rate)} minutes each`,
        words: whole,
        count: Math.max(1, Math.ceil(60 / rate)),
      };
}

/** "900 an hour walk by" is what passes, and no rate of what is done. */
const isOurRate = (prompt: string, words: string): boolean => {
  const sentence = sentencesOf(prompt).find((one) => one.includes(words)) ?? "";
  return !/\b(?:pass\w*|walk|cross|visitors|passers-by|foot traffic|come through|cars|vehicles)\b/i.test(
    sentence,
  );
};
