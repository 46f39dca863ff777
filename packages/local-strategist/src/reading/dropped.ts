// cspell:ignore irrespective
import { fieldMentionsIn } from "./categories.ts";
import type { Wish } from "./wish.ts";

export type WishPart = keyof Wish;

/** What people call each part of a wish. */
const nouns: readonly (readonly [string, readonly WishPart[]])[] = [
  ["price|prices|pricing|budget|cost|costs|money|spend|price range", ["maxUsd", "minUsd"]],
  [
    "date|dates|time|timing|month|months|season|seasons|when|time of (?:the )?year|day|days",
    ["days", "withoutMonths"],
  ],
  [
    "size|sizes|attendance|how (?:many|big|large)|many|big|heads|headcount|people come|number of (?:people|guests|attendees|visitors)|crowd size|guests|attendees|visitors|turnout",
    ["least", "most"],
  ],
  ["tier|tiers|level|levels|package|packages|gold|silver|bronze|platinum", ["tier"]],
  [
    "city|cities|place|places|where|location|locations|country|countries|region|regions|state|destination",
    ["places"],
  ],
  [
    "topic|topics|category|categories|industry|industries|field|fields|audience|theme|sector|subject",
    ["categories", "audience"],
  ],
  ["order|sorting", ["order"]],
];
const fillers =
  "(?:what|which|how|the|a|an|any|all|my|our|its|their|about|of|for|much|that|this|limits?|limitation|restrictions?|cap|on|it|package|in|exact)";
const lets =
  "no matter|regardless of|irrespective of|independent of|whatever|any|all|every|forget(?: about)?|ignore|never mind|drop|skip|lift|remove|scrap|lose|(?:do(?:n['’]?t| not)) (?:really )?(?:care|mind)(?: about)?|open (?:on|about|as to)|flexible (?:on|about|with|as to)|without|neither (?:does|do|is|are)|nor (?:does|do|is|are)";
const noLonger = String.raw`(?: (?:is|are|of the \p{L}+|level|limit|range|tier|at all)){0,3}? (?:(?:do(?:es)?|is|are)(?:n['’]?t| not)|is no|are no|no longer|(?:really )?not|never)(?: (?:really|that|so|an?|longer|any|all that|such a))*[ ](?:matters?|counts?|important|issue|problem|relevant|concern|object|plays? a role)|(?: (?:is|are)) (?:open|flexible|irrelevant|unimportant|up to you|whatever|all the same|no object)`;

const spoken = nouns.map(([words, parts]) => ({
  parts,
  named: new RegExp(String.raw`\b(?:${words})\b`, "iu"),
  let: new RegExp(String.raw`\b(?:${lets})(?: ${fillers})* (?:${words})(?:s)?\b(?! (?:to|of) \$?\d)`, "iu"),
  noLonger: new RegExp(String.raw`\b(?:${words})\b(?:${noLonger})\b`, "iu"),
}));
const unlimited =
  /\b(?:no|without(?: a| any)?) (?:upper |lower )?(?:(?:budget|price|spending|money) )?(?:limit|cap|ceiling|maximum|max)\b(?! (?:of|size|attendance|people))|\b(?:unlimited|open) budget\b|\bmoney(?:['’]s| is)? no object\b/i;
const anywhere =
  /\b(?:worldwide|world-wide|globally|anywhere in the world|all over the (?:world|place)|wherever)\b|\b(?:anywhere|everywhere)\b(?!,? (?:there|here|but|except|in|near|within|around|else|other|outside|from|on|apart)\b)/i;
const anyTime =
  /\b(?:whenever|any ?time|all year(?: round)?)\b(?! (?:in|between|from|before|after|until)\b)/i;

/** The parts of an earlier wish that a text says don't matter, such as "whatever the price" or "it can be anywhere". */
export function doesNotMatter(text: string): WishPart[] {
  const parts = spoken.flatMap((each) => (each.let.test(text) || each.noLonger.test(text) ? each.parts : []));
  if (unlimited.test(text)) parts.push("maxUsd", "minUsd");
  // "Neither the month nor the tier matters"
  if (/\bneither\b[^.;]*\b(?:matters?|counts?|(?:is|are) important)\b/i.test(text))
    parts.push(...spoken.flatMap((each) => (each.named.test(text) ? each.parts : [])));
  if (anywhere.test(text)) parts.push("places");
  if (anyTime.test(text)) parts.push("days", "withoutMonths");
  return [...new Set(parts)];
}

/** The parts of an earlier wish that a text takes back, such as "forget fintech" or "whatever the price". */
export function droppedIn(text: string): WishPart[] {
  const parts = doesNotMatter(text);
  if (/\b(?:forget|drop|skip|ignore)\b/i.test(text) && fieldMentionsIn(text).length > 0)
    parts.push("categories", "audience");
  return parts;
}

/** Whether a text begins a search anew: "start over", "forget all that". */
export const isNewStart = (text: string): boolean =>
  /\b(?:(?:start|begin|starting|beginning) (?:all )?(?:over|afresh|anew|again|fresh|from (?:scratch|zero))|(?:forget|scratch|ignore|scrap|drop) (?:about )?(?:all|everything|it all)(?: (?:of )?(?:that|this|it|the above|before|i said|so far))*(?=[,.:;!]|$| and\b)|from scratch|(?:a )?(?:new|fresh|different) search|clean slate|reset (?:it|that|everything|the search))/i.test(
    text,
  );
