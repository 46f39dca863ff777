import { usd } from "../../text/usd.ts";
import { budgetIn } from "./brief-money.ts";
import { audienceIn, minutesIn, stationsIn, targetIn } from "./brief-people.ts";
import { placeIn } from "./brief-place.ts";
import { productIn } from "./brief-product.ts";
import type { BriefReading } from "./brief-reading.ts";
import { timeIn } from "./brief-time.ts";
import { mustHavesIn, mustNotsIn, problemsIn } from "./brief-wishes.ts";

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
  [/^(?:no-?gos?|must[- ]?nots?|don'?ts|avoid|not wanted|exclusions?|red lines?|never)$/i, "No", true],
  [/^(?:must(?:[- ]?haves?)?|needs?|requirements?|required|wishes|has to be there)$/i, "Must have", true],
  [/^(?:product|what|offer|what we sell|brand)$/i, "Our", false],
  [/^(?:where|location|place|city|venue|setting)$/i, "It is in", false],
  [/^(?:problem|pain(?: point)?|challenge|why|issue)$/i, "They struggle because", false],
];

/** A list with labels as the sentences that it stands for. */
function spelledOut(prompt: string): string {
  return prompt
    .split("\n")
    .map((line) => {
      const [, label = "", rest = ""] =
        /^\s*(?:[-*•]\s*)?([\p{L}' -]{2,24}?)\s*:\s*(.+)$/u.exec(line.replaceAll("’", "'")) ?? [];
      const known = labels.find(([pattern]) => pattern.test(label.trim()));
      if (!known) return line.replace(/^\s*[-*•]\s+/, "");
      const [, begins, isList] = known;
      const parts = isList ? rest.split(/[,;]\s*|\s+and\s+/) : [rest];
      return parts
        .map((part) => part.replace(/^(?:no|not|must have|must|our)\s+/i, "").replace(/[.\s]+$/, ""))
        .filter((part) => part !== "")
        .map((part) => `${begins} ${part}.`)
        .join(" ");
    })
    .join("\n");
}

/** Reads what a brief asks for. Costs nothing and needs no model; the same words always give the same reading. */
export function readBrief(brief: BriefToRead): BriefReading {
  const prompt = spelledOut(brief.prompt.toWellFormed().replaceAll(/(?!\n)[\p{Cc}\p{Cf}]+/gu, " "));
  const product = productIn(prompt);
  const mustNots = mustNotsIn(prompt);
  const problems = problemsIn(prompt, mustNots);
  const target = targetIn(prompt, brief.goals);
  const place = placeIn(prompt, brief.location, product?.text);
  const audience = audienceIn(prompt, brief.targetAudience?.trim().slice(0, 200), target, place);
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
    places: [...(place?.town ? [place.town] : []), ...(place?.venues ?? [])],
    audience: audience?.size,
    target,
    others: [
      ...problems.map(({ words }) => words),
      target?.words ?? "",
      product?.words ?? "",
      place?.town ?? "",
      ...(place?.venues ?? []),
    ],
  });
  return {
    ...(product ? { product } : {}),
    problems,
    ...(audience ? { audience } : {}),
    mustHaves,
    mustNots,
    ...(place ? { place } : {}),
    ...(time ? { time } : {}),
    ...(budget ? { budget } : {}),
    ...(target ? { target } : {}),
    ...(stations ? { stations } : {}),
    ...(minutesEach ? { minutesEach } : {}),
  };
}
