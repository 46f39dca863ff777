import { inDigits } from "./numbers.ts";

/** In which order somebody wants to see what fits. */
export type Order = "soonest" | "latest" | "cheapest" | "dearest" | "largest" | "smallest";

/** "In May at the earliest" and "no later than May" are times, and "nothing bigger than" a limit. */
const noOrder =
  /\b(?:(?:at|by|as) the (?:very )?(?:earliest|latest)|(?:no|not|nothing|any) (?:earlier|sooner|later|bigger|larger|smaller|cheaper|pricier|dearer) than|(?:bigger|larger|smaller|cheaper|pricier|dearer) than \S*\d\S*|(?:smaller|larger|bigger|cheaper|pricier) (?:(?:ones?|events?|shows?) )?(?:is|are|would be) (?:also )?(?:fine|ok|okay|alright))\b/g;

const orders: readonly (readonly [RegExp, Order])[] = [
  [
    /\b(?:biggest|largest|bigger|larger|most (?:attendees|visitors|people)|(?:draws|pulls|gets) (?:in )?(?:the )?(?:most|more)(?: people)?)\b/,
    "largest",
  ],
  [/\b(?:smallest|smaller|fewest|small one|most intimate|tiniest)\b/, "smallest"],
  [
    /\b(?:soonest|earliest|earlier|sooner|nearest (?:date|in time)|next event|coming up first|first to|(?:comes?|is|starts?|begins?|happens?|takes place) first|first in the calendar)\b/,
    "soonest",
  ],
  [
    /\b(?:latest (?:ones?|events?|shows?|first|on top|at the top|in the year)|the later|(?:farthest|furthest) (?:out|ahead|away))\b/,
    "latest",
  ],
  [
    /\b(?:cheap(?:est|er)?|least expensive|inexpensive|lowest[- ](?:price|cost)|low(?:est)?[- ]cost|(?:most )?affordable|less money)\b/,
    "cheapest",
  ],
  [/\b(?:most expensive|dearest|dearer|priciest|pricier|costliest|highest[- ]pric\w+)\b/, "dearest"],
];

/** What a list is sorted by, where it isn't said which comes first. */
const sortedBy: readonly (readonly [string, Order])[] = [
  ["size|attendance|crowd|number of (?:people|visitors|attendees|guests)", "largest"],
  ["price|cost|costs", "cheapest"],
  ["date|day|time", "soonest"],
];

/** The order that a superlative or a comparative asks for. */
export function orderIn(asked: string): Order | undefined {
  const text = asked.replaceAll(noOrder, "");
  const sorted =
    /\b(?:sort|order|rank|list|arrange|top \d+)\p{L}*(?: \p{L}+){0,3}? by (?:the )?(\p{L}+)/u.exec(text)?.[1];
  return (
    orders.find(([words]) => words.test(text))?.[1] ??
    (sorted === undefined ? undefined : sortedBy.find(([by]) => new RegExp(`^(?:${by})$`).test(sorted))?.[1])
  );
}

/** Whether an order is told by a comparative alone, which may as well be about a limit: "make the crowd bigger". */
export const isComparative = (asked: string): boolean =>
  !/\b(?:\p{L}+est|most|least|fewest|first|on top)\b/iu.test(
    asked.replaceAll(noOrder, "").replaceAll(/\bat (?:the )?(?:very )?(?:least|most)\b/g, ""),
  );

const things =
  "events?|shows?|conferences?|expos?|summits?|fairs?|festivals?|options?|ideas|suggestions?|results?|proposals?|picks?|hits|recommendations?|choices|ones|of (?:them|those|these) (?:is|are|would|will)";
const others = "people|attendees|guests|visitors|weeks?|days?|months?|quarters?|years?|spots?|passes|or|k\\b";
const superlatives =
  "best|biggest|largest|smallest|cheapest|priciest|soonest|earliest|latest|top|most|next|first|dearest|nearest";

const counts: readonly RegExp[] = [
  new RegExp(String.raw`\b(\d{1,2}) (?:(?!${others})[\w-]+ ){0,3}?(?:${things})\b`),
  new RegExp(String.raw`\b(?:the|top|first|just|only|best) (\d{1,2}) (?:${superlatives})\b`),
  new RegExp(
    String.raw`\b(?:give|name|show|list|find|suggest|recommend|pick|gimme|send|get)(?: me| us)? (?:just |only )?(?:the |your )?(?:top |best |first |next )?(\d{1,2})(?= [a-z]|[.!?]*$)(?! (?:${others}|more)\b)`,
  ),
  new RegExp(
    String.raw`(?:(?:^|[,;] ?)top|\b(?:just|only)(?: the)? (?:first|top)) (\d{1,2})\b(?! ?(?:${others}))`,
  ),
  /\b(\d{1,2}) (?:(?:is|are|would be|will be|should be) (?:enough|plenty|sufficient)|(?:will|would|should) do)\b/,
];

/**
 * How many events are asked for: "give me three", "two fintech shows", "the top 5".
 * @param before How many were asked for before, which "make it four" changes
 */
export function countIn(asked: string, before?: number): number | undefined {
  const other = /\b(?:make (?:it|that)|rather) (\d{1,2})[.!]*$/.exec(asked)?.[1];
  if (before !== undefined && other !== undefined) return Number(other);
  // "Two of them" stays in words, since "one of them" counts nothing.
  const some =
    /\b(?:just|only|show|give|list|name|see|want|need|pick|send|get)(?: me| us)?(?: just| only)? (two|three|four|five|six|seven|eight|nine|ten) of (?:them|those|these)\b|\b(two|three|four|five|six|seven|eight|nine|ten) of (?:them|those|these) (?:is|are|would|will)\b/
      .exec(asked)
      ?.slice(1)
      .find((word) => word !== undefined);
  if (some !== undefined) return Number(inDigits(some));
  for (const pattern of counts) {
    const found = pattern.exec(asked)?.[1];
    if (found !== undefined && Number(found) > 0) return Number(found);
  }
  return undefined;
}
