// cspell:ignore enrol vacanc
import { beginning } from "../../text/characters.ts";
import { numberText } from "../../text/formats.ts";
import {
  type Counted,
  counted,
  deeds,
  isPeople,
  namesPeople,
  ownThings,
  passing,
  wanting,
} from "./brief-counts.ts";
import type { BriefReading } from "./brief-reading.ts";
import { bare, numberOf, numberPattern, sentencesOf } from "./brief-text.ts";

/** What the brief counts its success in, and the words that say so. */
export function targetIn(prompt: string, goals: readonly string[] = []): BriefReading["target"] {
  const share = shareOf(prompt);
  if (share !== undefined && goals.length === 0) return share;
  const of = (text: string, bonus: number) =>
    counted(text).map((one) => ({ ...one, score: bonus + scoreOfTarget(one) }));
  const [best] = [...goals.flatMap((goal) => of(goal, 6)), ...of(prompt, 0)]
    // "Eleven and a half thousand dollars"
    .filter(({ score, value, noun }) => score >= 3 && value > 1 && !/^and a half\b/i.test(noun))
    .sort((a, b) => b.score - a.score);
  if (!best) return lateTarget(prompt) ?? ofThem(prompt) ?? eachOf(prompt);
  const counts = countsOf(best);
  return {
    text: `${numberText(best.value)} ${counts}`,
    words: beginning(best.whole, 300),
    count: Math.round(best.value),
    counts,
  };
}

/** How a number of what was spoken of before counts success, each with what it says is counted. */
const countedOf: readonly (readonly [RegExp, counts: (said: string) => string | undefined])[] = [
  // "Six of them should book a client for next summer"
  [
    new RegExp(
      String.raw`(?:^|[\s,])(?<number>${numberPattern}) of them (?:should|shall|must|to|will|would|have to|need to) (?<said>\p{L}+ (?:an?|the|their|our|one) \p{L}+|\p{L}+)`,
      "iu",
    ),
    (said) => `people who ${said}`,
  ],
  // "What counts is requests for a callback, 65 of them"
  [
    new RegExp(
      String.raw`\b(?:what counts is|it's about|we count|counts?|success is|goal: ) ?(?:the )?(?<said>[\p{L}' -]{3,40}?)(?: for an? [\p{L}-]+)?, (?:about |around )?(?<number>${numberPattern}) of them\b`,
      "iu",
    ),
    (said) => said,
  ],
  // "Let 500 of the 4,000 starters run in it"
  [
    new RegExp(
      String.raw`\b(?:let|have|get|bring|want|need|see|make|like) (?:about |around |at least )?(?<number>${numberPattern}) of (?:the|our|these|those|all) (?:(?:${numberPattern}) )?(?<said>(?:\p{L}+ )?\p{L}+s (?:to )?\p{Ll}+[^.,;:!?]*)`,
      "iu",
    ),
    (said) => {
      const [, who = "", does = ""] = /^((?:\p{L}+ )?\p{L}+s) (?:to )?(.+)$/u.exec(said) ?? [];
      return namesPeople(who.split(" ").at(-1) ?? "") ? `${who} who ${does}` : undefined;
    },
  ],
  // "With fourteen enrolled the course pays for itself"
  [
    new RegExp(
      String.raw`\bwith (?<number>${numberPattern}) (?<said>(?:\p{L}+ )?(?:enrolled|registered|signed up|sold|booked|subscribed|placed|adopted|hired)) (?:\p{L}+ ){0,3}(?:pays|is paid|breaks even|runs|goes ahead|works|we're|we are|i'm|i am|it's)\b`,
      "iu",
    ),
    (said) => said,
  ],
  // "Get commuters to try the early boat, 400 of them"
  [
    new RegExp(
      String.raw`\b(?:get|bring|have|want|need|like|persuade|convince|invite|win)\b(?<said>.*?)[\s,:;(–—-]+(?<number>${numberPattern}) of them\b`,
      "iu",
    ),
    (said) => said.split(/[^\p{L}'-]+/u).find(namesPeople),
  ],
];

/** A target that counts what the brief names elsewhere: "400 of them", "with fourteen enrolled". */
function ofThem(prompt: string): BriefReading["target"] {
  for (const sentence of sentencesOf(prompt))
    for (const [pattern, countsOfSaid] of countedOf) {
      const found = pattern.exec(sentence);
      const { number = "", said = "" } = found?.groups ?? {};
      const counts = countsOfSaid(said);
      const count = number === "" ? 0 : numberOf(number);
      if (found && counts !== undefined && count > 1)
        return {
          text: `${numberText(count)} ${counts}`,
          words: bare(found[0].slice(found[0].lastIndexOf(number))),
          count,
          counts,
        };
    }
  return undefined;
}

const shares: readonly (readonly [RegExp, number])[] = [
  [/^half$/i, 1 / 2],
  [/^a third$|^one third$/i, 1 / 3],
  [/^two thirds$/i, 2 / 3],
  [/^a quarter$|^one quarter$/i, 1 / 4],
  [/^three quarters$/i, 3 / 4],
];

/** "We wish that half of the 300 who come play one round": so many of them. */
function shareOf(prompt: string): BriefReading["target"] {
  const [words, share = "", number = "", noun = ""] =
    new RegExp(
      String.raw`\b(?:wish|hope|want|aim|goal|target|success|would like|if|need|expect)\b[^.;:]{0,30}? (half|(?:a|one|two) thirds?|(?:a|one|three) quarters?) of (?:the|our|all|these|those) (${numberPattern})((?: [\p{L}'-]+){1,4})`,
      "iu",
    ).exec(prompt) ?? [];
  const part = shares.find(([pattern]) => pattern.test(share))?.[1];
  const all = number === "" ? 0 : numberOf(number);
  if (words === undefined || part === undefined || all < 4) return undefined;
  const count = Math.round(all * part);
  const [first = ""] = noun.trim().split(" ");
  const counts = namesPeople(first) ? first : "people";
  return { text: `${numberText(count)} ${counts}`, words: beginning(words, 300), count, counts };
}

/** "Each of the 120 must go home with a frame": as many frames. */
function eachOf(prompt: string): BriefReading["target"] {
  const [words, number = "", noun = ""] =
    new RegExp(
      String.raw`\b(?:each|every one|all) of the (${numberPattern})\b[^.;,]{0,30}? (?:must|should|has to|have to|needs to|is to|shall|gets?|goes|leaves?|takes?)\b[^.;,]{0,30}? (?:with|an?|one|their own) (?:an? |one |own )?(\p{L}+)`,
      "iu",
    ).exec(prompt) ?? [];
  const count = number === "" ? 0 : numberOf(number);
  if (words === undefined || count < 2) return undefined;
  const counts = pluralOf(noun.toLowerCase());
  return { text: `${numberText(count)} ${counts}`, words, count, counts };
}

/** "60 trials a day" on three days are 180 in all. */
export function inAllDays(
  target: BriefReading["target"],
  prompt: string,
  days: number | undefined,
): BriefReading["target"] {
  if (target === undefined || days === undefined || days < 2) return target;
  const [, after = ""] = prompt.split(target.words);
  const isDaily = /\b(?:a|per|each|every) day\b|\bdaily\b/i;
  if (!isDaily.test(target.words) && !/^ ?(?:(?:a|per|each|every) day|daily)\b/i.test(after)) return target;
  const count = target.count * days;
  return {
    ...target,
    count,
    text: `${numberText(count)} ${target.counts} (${numberText(target.count)} a day)`,
  };
}

/** "only rentals booked for their next race: 200" */
function lateTarget(prompt: string): BriefReading["target"] {
  for (const sentence of sentencesOf(prompt)) {
    const found = /([\p{L} '-]+): (\d[\d,]*)[.!]?$/u.exec(sentence);
    if (found?.[1] && found[2] && deeds.test(found[1]) && !/budget/i.test(found[1])) {
      const counts = found[1]
        .replace(
          /^.*\b(?:we|i|they) (?:will |shall |would )?(?:measure|count|track|look at|want) (?:the )?/iu,
          "",
        )
        .trim()
        .replace(/^only /, "")
        .split(/\s+/)
        .slice(0, 2)
        .join(" ");
      return {
        text: `${found[2]} ${counts}`,
        words: beginning(found[0].trim(), 300),
        count: numberOf(found[2]),
        counts,
      };
    }
  }
  return undefined;
}

function scoreOfTarget({ value, before, noun, after, sentence, whole }: Counted): number {
  const clause = before.split(/[.;]|,(?=\s)|\b(?:but|so|and|if)\b/).at(-1) ?? "";
  const alone =
    /^\s*(?:and |about |aim: |goal: |target: )*(?:sell |get |book |collect |win |shift |move |flog |sign up |recruit |reach |gather |place |want(?:ed)?:? )?$/i.test(
      before,
    ) && sentence.length - whole.length < 45;
  const deed = deeds.test(noun) || /\b(?:ordered|sold|booked|reserved|bought|claimed)\b/i.test(noun);
  const wanted = wanting.test(before.slice(-60));
  const late =
    /would make|would be|is success|is the goal|is what|is the number|out of it|that day|that's it|would do\b|is enough|over the moon|satisfactory|^\s+(?:[\p{L}-]+ ){1,4}(?:(?:\p{L}{3,}ed|sold|won|given|taken|made|done|on loan|on (?:a|the) (?:\p{L}+ )?trial)\b(?=[.,;!)]|$| (?:home|in|by|on|and|out)\b))/iu.test(
      after,
    );
  const some = isPeople(noun);
  return (
    (deed ? 3 : 0) +
    (wanted && /^(?:\w+ )?ones\b/i.test(noun) ? 2 : 0) +
    (wanted ? 2 : 0) +
    (alone && noun !== "" ? 2 : 0) +
    (late ? 2 : 0) +
    (late && noun !== "" && !some && !deed ? 1 : 0) +
    // "Our board will count 150 weekends"
    (/\bwill count\s*$/i.test(before) ? 3 : 0) +
    (/\b(?:target|goal|aim|objective|kpi|success|our number|want|wish|a win)\b(?:[ :=](?:is|are|of|with|would be))?[ :=]*$/i.test(
      before,
    )
      ? 3
      : 0) +
    (/\b(?:sell|shift|flog|collect|sign up|book|win|recruit|gain|register|convert|hoping for|insists? on|dreams? of|reckons)\s*$/i.test(
      before,
    )
      ? 2
      : 0) +
    (some && (wanted || alone) ? 1 : 0) +
    (some && !deed && passing.test(`${clause} ${noun} ${(after.split(/[,.;]/)[0] ?? "").slice(0, 40)}`)
      ? -3
      : 0) +
    (ownThings.test(noun) && !wanted && !deed ? -3 : 0) +
    // "Management wants 1,500 policies", "60 tries is the goal"
    (/\b(?:wants?|expects?|needs?)\s*$/i.test(before) && !some && !ownThings.test(noun) && noun !== ""
      ? 1
      : 0) +
    (/^[^.,;]{0,40}\b(?:is|are) (?:the|our|my) (?:goal|target|aim|number|wish|objective)\b/i.test(after)
      ? 2
      : 0) +
    (/^(?:each|every|per|a)\b/i.test(noun) ? -4 : 0) +
    // "25 people per session" is how many fit.
    (/^(?:[\p{L}-]+ ){1,2}(?:per|each|every|a) (?:session|slot|round|group|class|seating|evening|trip|table|box|boat|car|room|cabin|team)\b/iu.test(
      noun,
    ) && !wanted
      ? -4
      : 0) +
    (/\b(?:must have|with at least|reset|takes?)\b/i.test(before.slice(-20)) && !deed ? -2 : 0) +
    (/\b(?:hold|holds|seats|fits|about|roughly|around|all|have|own|bring)\s*$/i.test(before) && !wanted
      ? -2
      : 0) +
    (value < 3 ? -1 : 0) +
    // "80 vacancies" are to be filled, "300 jars to give away" are the stock.
    (/^(?:open )?(?:vacanc(?:y|ies)|openings|positions)\b|\bto (?:give away|hand out|give out)\b/i.test(noun)
      ? -4
      : 0) +
    // "If 400 opened an account", "we hope a hundred fill in a card"
    (/\b(?:if|hope|hoping|wish|aim|dream|want)(?: is)?(?: that| for)?(?: about| around| roughly| even| only| just)? $/i.test(
      before,
    )
      ? 3
      : 0) +
    // "If 110 families sign up"
    (/^(?:\p{L}+ ){1,2}(?:sign(?:ing)? up|order|enroll|enrol|join|subscribe|book|register|apply|buy|come back)\b/iu.test(
      noun,
    )
      ? 3
      : 0) +
    (/^(?:is|are|was|were|will|would|has|have|can|in all|or)\b/i.test(noun) ? -6 : 0) +
    (some &&
    /\b(?:a|per|each|every) (?:night|day|evening|morning|week|hour|weekend)\b/i.test(
      `${noun} ${after.slice(0, 30)}`,
    )
      ? -3
      : 0) +
    // A number that stands alone, of something that is no people and nobody's own, is what is wanted.
    (alone && noun !== "" && !some && !ownThings.test(noun) ? 1 : 0) +
    (wishing.test(before) ? 3 : 0) +
    // "80 new listeners on the app", "40 drivers signed on"
    (some && /^new \p{L}/iu.test(noun) ? 3 : 0) +
    (some &&
    late &&
    /^(?!.*\b(?:is|are|were|was) ).*\b(?:signed|enrolled|registered|booked|hired|won)\b/iu.test(noun)
      ? 1
      : 0) +
    // "1,500 bike fits, each takes 20 minutes"
    (leadsOn(before, noun, value) && !some && !ownThings.test(noun) ? 4 : 0) +
    (/\b(?:are|is|will be) (?:provided|available|supplied|there|set up)\b/iu.test(noun) ? -6 : 0) +
    // "6.8k for the one morning", "ten to fifty people"
    (/^(?:(?:for|per|in|at|on|by)\b|to (?:\d|(?:twenty|thirty|forty|fifty|sixty|eighty|ninety|a hundred)\b))/iu.test(
      noun,
    )
      ? -6
      : 0) +
    (noun === "" ? -5 : 0)
  );
}

/** What somebody hopes for, right before its number. */
const wishing =
  /\b(?:proud of|happy (?:with|about)|dreams? of|dreaming of|shooting for|expecting|aiming (?:for|at)|(?:what|all) (?:i|we) (?:need|want) is|(?:would|'d) (?:like|love) to (?:visit|see|have|get|win|sign)|good to have|would (?:regard|call|count)|(?:boss|board|director|management|headquarters|hq) (?:put|wrote|hopes? for)|if i sell)\s*$/iu;

/** Whether a sentence begins with so many of something that is no person: as many as are wanted. */
const leadsOn = (before: string, noun: string, value: number): boolean =>
  before.trim() === "" &&
  value >= fewestWanted &&
  /^(?:\p{Ll}[\p{L}-]+ )?\p{Ll}[\p{L}-]+s$/u.test(noun) &&
  !passing.test(noun);
const fewestWanted = 20;

/** The noun of a target: up to its last telling word, without what follows with a preposition or a verb. */
function countsOf({ noun, before, after }: Pick<Counted, "noun" | "before" | "after">): string {
  const own = /^of (?:the|our|these|those) (\p{L}.*)$/iu.exec(noun)?.[1];
  if (own !== undefined) return countsOf({ noun: own, before: "", after: "" });
  const [, deed = "", taken] =
    /^of (?:them|us|these|those)\s+(?:(?:to|should|shall|must|will|would)\s+)?(\p{L}+(?: up for| for)?)\s+(?:(?:a|an|the|one|their|our)\s+)?(\p{L}.*)$/iu.exec(
      noun,
    ) ?? [];
  // "250 of them to leave their email" are emails; "120 of them to put our number in their phone" are people.
  if (taken !== undefined)
    return leaves.test(deed)
      ? pluralOf(countsOf({ noun: taken, before: "", after: "" }))
      : `people who ${deed} ${said(noun.slice(noun.indexOf(deed) + deed.length), after)}`;
  // "110 to sign up for a trial"
  const [, doing = ""] = /^to (\p{L}+(?: up)?)\b/iu.exec(noun) ?? [];
  if (doing !== "" && !(numberOf(doing) > 0))
    return deedNouns[doing.toLowerCase()] ?? `people who ${said(noun.slice("to ".length), after)}`;
  const done = doneWith.exec(noun)?.[1];
  if (done !== undefined) return pluralOf(countsOf({ noun: done, before: "", after: "" }));
  // "70 people who book a campus visit" are visits, "100 people who finish a game" are people.
  const [, who = "", does = "", thing = ""] =
    /^(people|visitors|guests|persons|folks|passers-by|men|women|adults|students|parents) who (\p{Ll}+(?: up for| for)?) (?:(?:a|an|the|one|their|our) )?(\p{L}.*)$/iu.exec(
      noun,
    ) ?? [];
  if (thing !== "")
    return /^(?:book|order|buy|reserve|request|sign up for)$/iu.test(does)
      ? pluralOf(said(thing, after))
      : `${who} who ${said(noun.slice(noun.indexOf(" who ") + " who ".length), after)}`;
  // "1,000 people smell the result"
  const [, smell = ""] =
    /^(?:people|visitors|guests|persons|folks|passers-by) (\p{Ll}+ \p{Ll}.*)$/u.exec(noun) ?? [];
  if (
    smell !== "" &&
    !smell
      .split(" ")
      .slice(0, 2)
      .some((word) => stopsNoun.test(word) && !/^(?:an?|the|their|one|out|up)$/iu.test(word)) &&
    !/^(?:\p{L}+ing|on|a|their|them)\b|ers\b/u.test(smell)
  )
    return `people who ${said(smell, after)}`;
  const named = /^(?:\w+ )?ones\b/i.test(noun)
    ? before
        .split(/[^\p{L}'-]+/u)
        .filter(namesPeople)
        .at(-1)
    : undefined;
  if (named !== undefined) return named;
  // "If 15 let us come": people, by what they do.
  if (
    /^(?:let|come|join|try|taste|test(?! (?:drives?|rides?|fits?|runs?|kits?|sessions?|flights?)\b)|wear|sit|lie|ride|watch|read|say|ask|want|stay|leave|agree|sign(?![- ]ups?))\b(?!-)/i.test(
      noun,
    )
  )
    return `people who ${bare(noun.split(/\s+/).slice(0, 5).join(" "))}`;
  const words = noun.split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && stopsNoun.test(word));
  const kept = (end < 0 ? words : words.slice(0, end)).slice(0, 4);
  return bare(kept.join(" ")) || bare(words[0] ?? "people");
}

/** What one leaves with a brand or takes from it, which is what is counted. */
const leaves =
  /^(?:leave|give|drop|sign|fill|take|open|get|buy|order|book|request|make|place|join|try|collect|hand)\b/i;
const deedNouns: Readonly<Record<string, string>> = {
  "sign up": "sign-ups",
  register: "registrations",
  enroll: "enrollments",
  subscribe: "subscriptions",
  apply: "applications",
  join: "sign-ups",
};
/** What somebody does in a few words, to the end of its clause: "smell the result". */
function said(does: string, after: string): string {
  const from = after.indexOf(does.trim().split(" ")[0] ?? "");
  const clause =
    (from < 0 ? does : after.slice(from)).split(
      /[.,;:!?()]| (?:and|so|because|before|after|with|within|on|in the|by|for the)\b/u,
    )[0] ?? does;
  return bare(clause.split(/\s+/).slice(0, deedWords).join(" ")).replace(
    /(?: (?:for|in|on|to|of|at|with|a|an|the|and|their))+$/iu,
    "",
  );
}
const deedWords = 6;

/** "People took a coupon", "opened an account", "fill in a loan card": what they do it with is what is counted. */
const doneWith =
  /^(?:(?:people|persons|visitors|guests|of them|\p{L}+s) )?(?:to |would |will )?(?:\p{L}{3,}ed|took|take|fill|filled|open|get|got|buy|bought|join|book|leave|left|sign|order|bring|brought|apply)(?: (?:in|up|out|for|up for|on))? (?:a|an|one|their|our) (\p{L}.*)$/iu;
const pluralOf = (noun: string): string => (/s$/i.test(noun) ? noun : `${noun}s`);

const stopsNoun =
  /^(?:to|of|in|on|at|by|for|from|with|who|that|which|would|will|out|per|each|a|an|the|and|or|is|are|play|apply|lie|connect|through|walk|come|cross|work|want|as|into|before|after|during|than|over|under|until|while|when|about|within|but|so|(?:we|i|you|they|it|that)(?:'[a-z]+)?|should|must|can|could|may|might|shall|try|taste|test|visit|see|meet|learn)$/i;
