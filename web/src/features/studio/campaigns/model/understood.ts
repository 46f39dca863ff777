import { readChange } from "@marquee/contracts/studio/brief/brief-change";
import { conflictsIn } from "@marquee/contracts/studio/brief/conflicts";
import { type BriefToRead, readBrief } from "@marquee/contracts/studio/brief/read-brief";
import { beginning } from "@marquee/contracts/text/characters";
import { understoodBrief as copy } from "../understood-copy.ts";

/** The fields of the builder in which a reading can be put right. */
export type CorrectedField = "budget" | "targetAudience" | "location" | "duration";

/** One thing that was understood. */
export interface UnderstoodLine {
  label: string;
  text: string;
  /** The words of the brief that it comes from; absent where they are the text itself. */
  words?: string;
  /** The field that replaces it, if the brief is still being written. */
  field?: { name: CorrectedField; value: string };
}

export interface Understood {
  lines: readonly UnderstoodLine[];
  /** What can't be had as it was asked for, and why. */
  conflicts: readonly string[];
}

/** Reads a brief as the strategist will. Loaded when there is something to read, since it brings its own word lists. */
export function understand(brief: BriefToRead): Understood {
  const reading = readBrief(brief);
  const { product, audience, place, time, budget, foreignBudget, target, problems, mustHaves, mustNots } =
    reading;
  const line = (
    label: string,
    found: { text: string; words: string } | undefined,
    field?: UnderstoodLine["field"],
  ): UnderstoodLine[] =>
    found
      ? [
          {
            label,
            text: found.text,
            ...(found.words === found.text ? {} : { words: found.words }),
            ...(field ? { field } : {}),
          },
        ]
      : [];
  const size = audience?.size === undefined ? "" : copy.ofPeople(audience.size);
  const audienceLine = audience && { ...audience, text: `${audience.text}${size}` };
  return {
    lines: [
      ...line(copy.product, product),
      ...problems.slice(0, 1).flatMap((problem) => line(copy.problem, problem)),
      ...line(copy.audience, audienceLine, audience && { name: "targetAudience", value: audience.text }),
      ...mustHaves.flatMap((wish) => line(copy.mustHave, wish)),
      ...mustNots.flatMap((wish) => line(copy.mustNot, wish)),
      ...line(copy.place, place, place && { name: "location", value: place.town ?? place.text }),
      ...line(copy.time, time, time && { name: "duration", value: beginning(time.text, 120) }),
      ...line(copy.budget, budget, budget && { name: "budget", value: String(budget.usd) }),
      ...line(copy.budget, foreignBudget),
      ...line(copy.target, target),
    ],
    conflicts: [...new Set(conflictsIn(brief.prompt, reading).map(({ why }) => why))],
  };
}

/** What a sentence of somebody's own would change in a concept; empty if nothing in it is understood. */
export function understandChange(words: string): readonly string[] {
  const { mustHaves, mustNots, audience, place, time, budget, target } = readChange(words);
  const single = [
    [copy.audience, audience],
    [copy.place, place],
    [copy.time, time],
    [copy.budget, budget],
    [copy.target, target],
  ] as const;
  return [
    ...mustHaves.map(({ text }) => `${copy.mustHave}: ${text}`),
    ...mustNots.map(({ text }) => `${copy.mustNot}: ${text}`),
    ...single.flatMap(([label, found]) => (found ? [`${label}: ${found.text}`] : [])),
  ];
}
