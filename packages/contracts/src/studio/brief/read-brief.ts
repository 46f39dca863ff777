import { beginning } from "../../text/characters.ts";
import { usd } from "../../text/usd.ts";
import { budgetIn } from "./brief-money.ts";
import { asksFor, mustHavesIn } from "./brief-must-haves.ts";
import { mustNotsIn } from "./brief-must-nots.ts";
import { audienceIn } from "./brief-people.ts";
import { placeIn } from "./brief-place.ts";
import { problemsIn } from "./brief-problems.ts";
import { productIn } from "./brief-product.ts";
import type { BriefReading } from "./brief-reading.ts";
import { minutesIn, stationsIn } from "./brief-stations.ts";
import { targetIn } from "./brief-target.ts";
import { timeIn } from "./brief-time.ts";
import { deniedWords } from "./denied-words.ts";
import { plainlyRefused } from "./plain-refusals.ts";
import { asWritten, plainlySpelled } from "./plain-spelling.ts";
import { refusedListsSpelledOut } from "./refused-lists.ts";
import { withMarks, withoutLetter } from "./unmarked-text.ts";

/** A brief's text, and what was filled in beside it, which always wins. */
export interface BriefToRead {
  prompt: string;
  budgetUsd?: number | undefined;
  targetAudience?: string | undefined;
  goals?: readonly string[] | undefined;
  location?: string | undefined;
  duration?: string | undefined;
}

/** Labels of a brief that is written as a list, each with how a sentence would begin. */
const labels: readonly (readonly [RegExp, string, boolean])[] = [
  [
    /^(?:(?:please )?no|no-?gos?|must[- ]?nots?|don'?ts|avoid|not wanted|unwanted|excluded|exclusions?|red lines?|never|taboos?|what (?:we|i|they) (?:don't|do not) want(?: to see)?|we (?:don't|do not) want|banned|off the table|leave out|not|but not|please no|please not|never ever|we hate|things to avoid|forbidden|not allowed|out)$/i,
    "No",
    true,
  ],
  [
    /^(?:must(?:[- ]?haves?)?|needs?|needed|requirements?|required|mandatory|wishes|has to be there|what (?:matters|is important|we need)(?: to us)?|important|conditions?|essentials?|has to have|has to happen)$/i,
    "Must have",
    true,
  ],
  [
    /^(?:product|machine|service|what|what it is|offer|what we sell|brand|subject|topic|re)$/i,
    "The product is",
    false,
  ],
  [/^(?:where|location|place|city|venue|setting)$/i, "It is in", false],
  [
    /^(?:goals?|target|aim|objectives?|kpi|success|measure of success|what we want|we want|result|outcome)$/i,
    "Goal:",
    false,
  ],
  [/^(?:budget|money|the money|costs?|cost frame|funds|funding|price tag|we have)$/i, "Budget:", false],
  [
    /^(?:who|for whom|audience|target group|visitors|guests|attendees|participants|people|crowd)$/i,
    "It is for",
    false,
  ],
  [
    /^(?:problem|pain(?: point)?|challenge|why|issue|background|their trouble|the trouble|what goes wrong)$/i,
    "They struggle because",
    false,
  ],
];

/** "Not permitted", "Strictly forbidden here" */
const refusingLabel =
  /^(?:(?:strictly|absolutely|please|also|but) )*(?:no|not|never|forbidden|prohibited|excluded?|exclusions?|avoid|banned|without|unwanted|don't|undesired)\b(?: \p{L}+){0,2}$/iu;

/** A list with labels as the sentences that it stands for. */
function spelledOut(prompt: string): string {
  return prompt
    .split(/\n|(?<=[.!?]\s)(?=\d{1,2}[.)] \p{Lu})|(?<=[.!?] )(?=[\p{L}' -]{2,40}:\s)(?<!\? (?=[Nn][Oo]:))/u)
    .map((line) => line.replace(/^\s*\d{1,2}[.)] (?=\p{Lu})/u, ""))
    .map((line) => {
      const [, label = "", rest = ""] =
        /^\s*(?:[-*•]\s*)?([\p{L}' -]{2,40}?)\s*:\s*(.+)$/u.exec(line.replaceAll("’", "'")) ?? [];
      const known =
        labels.find(([pattern]) => pattern.test(label.trim())) ??
        (refusingLabel.test(label) ? labels[0] : undefined);
      if (!known) return line.replace(/^\s*[-*•]\s+/, "");
      const [, begins, isList] = known;
      // A list ends with its sentence.
      const [list = "", ...more] = isList ? rest.split(/(?<=[.!?])\s+(?=\p{Lu})/u) : [rest];
      const parts = isList
        ? list.replaceAll(/\([^)]*\)/g, "").split(/[,;]\s+(?:(?:or|and)\s+)?|\s+(?:and|or)\s+/)
        : [
            rest.replace(
              /^(?:[\p{L}-]+ )?(?:launch|release|opening)?\s*(?:evening|event|party|night|day|campaign|idea)s? (?:for|of) (?:a |an |the |our )?/iu,
              "",
            ),
          ];
      return parts
        .map((part) =>
          part.replace(/^(?:no|not|must have|must|our|any|a|an|the)\s+/i, "").replace(/[.\s]+$/, ""),
        )
        .filter((part) => part !== "")
        .map((part) => `${begins} ${part}.`)
        .concat(more)
        .join(" ");
    })
    .join("\n");
}

/** Of a list that was spelled out, the part that the brief itself says. */
function ownWords(words: string, prompt: string): string {
  return (
    asWritten(words, prompt) ?? asWritten(words.replace(/^no /i, ""), prompt) ?? words.replace(/^no /i, "")
  );
}

/** Reads what a brief asks for. Costs nothing and needs no model; the same words always give the same reading. */
export function readBrief(brief: BriefToRead): BriefReading {
  const written = brief.prompt.toWellFormed().replaceAll(/(?!\n)[\p{Cc}\p{Cf}]+/gu, " ");
  const prompt = refusedListsSpelledOut(
    plainlyRefused(spelledOut(withMarks(withoutLetter(plainlySpelled(written))))),
  );
  const product = productIn(prompt);
  const mustNots = mustNotsIn(prompt);
  const problems = problemsIn(prompt, mustNots);
  const target = targetIn(prompt, brief.goals);
  const place = placeIn(prompt, brief.location, product?.text);
  const audience = audienceIn(
    prompt,
    beginning(brief.targetAudience?.trim() ?? "", 200),
    target,
    place,
    mustNots,
  );
  const time = timeIn(prompt, brief.duration);
  const budget =
    brief.budgetUsd === undefined
      ? budgetIn(prompt)
      : {
          text: usd(brief.budgetUsd),
          words: String(brief.budgetUsd),
          usd: Math.round(brief.budgetUsd),
        };
  const stations = stationsIn(prompt);
  const minutesEach = minutesIn(prompt);
  const mustHaves = mustHavesIn(prompt, {
    mustNots,
    denied: deniedWords(prompt),
    places: [...(place?.town ? [place.town] : []), ...(place?.venues ?? [])],
    audience: audience?.size,
    target,
    others: [
      ...problems.map(({ words }) => words).filter((words) => !asksFor(words)),
      target?.words ?? "",
      product?.words ?? "",
      budget?.words ?? "",
      audience?.text ?? "",
      place?.town ?? "",
      ...(place?.venues ?? []),
    ],
  });
  return {
    ...(product ? { product } : {}),
    problems,
    ...(audience ? { audience } : {}),
    mustHaves,
    mustNots: mustNots.map((one) => ({ ...one, words: ownWords(one.words, brief.prompt) })),
    ...(place
      ? {
          place: {
            ...place,
            venues: place.venues.filter(
              (venue) => !mustNots.some((one) => one.text.toLowerCase().includes(venue.toLowerCase())),
            ),
          },
        }
      : {}),
    ...(time ? { time } : {}),
    ...(budget ? { budget } : {}),
    ...(target ? { target } : {}),
    ...(stations ? { stations } : {}),
    ...(minutesEach ? { minutesEach } : {}),
  };
}
