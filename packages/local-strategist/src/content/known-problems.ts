// cspell:ignore resol
import type { Industry } from "@marquee/contracts/enums";

/** What is usually bad without a product of a kind, for briefs that don't say. The first match wins. */
export const knownProblems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:crm|sales software|pipeline)\b/i, "follow-up is lost between spreadsheets"],
  [/\b(?:track\w*|bus|delivery|fleet|logistics)\b/i, "nobody knows where it is, or how late"],
  [
    /\b(?:resol\w+|repair\w*|refurbish\w*|mend\w*|second-?hand|shoe)\b/i,
    "worn things are thrown away and replaced",
  ],
  [
    /\b(?:charter|cruise|yacht|hotel|resort|tour|trip|airline|flight)\b/i,
    "one good trip, and nobody books again",
  ],
  [/\b(?:alcohol-?free|non-?alcoholic|na beer)\b/i, "people who have to drive get alcohol or nothing"],
  [
    /\b(?:sauce|spice|snack|cheese|tea|coffee|chocolate|drink|beer|bread|food|yogurt|juice)\b/i,
    "bland flavor is what the shelf offers",
  ],
  [/\b(?:security|cyber|password|backup)\b/i, "the gap is found after the damage"],
  [/\b(?:software|app|platform|tool|saas|ai)\b/i, "hours are lost to work by hand"],
  [
    /\b(?:insurance|pension|retirement|mortgage|loan|bank\w*)\b/i,
    "the small print keeps people from deciding",
  ],
  [
    /\b(?:course|degree|school|class|training|tutor\w*)\b/i,
    "there is no time for it, and no proof that it helps",
  ],
  [/\b(?:bike|car|scooter|motorcycle|vehicle|pickup|ev)\b/i, "people don't buy what they have never driven"],
  [/\b(?:cream|serum|shampoo|perfume|lipstick|sunscreen|soap)\b/i, "labels promise more than skin can feel"],
  [
    /\b(?:film|movie|series|album|book|podcast|magazine|newspaper)\b/i,
    "good work is overlooked beside the loud",
  ],
  [/\b(?:game|console)\b/i, "one trailer looks like the next"],
  [/\b(?:shoe|coat|jacket|suit|dress|jeans|clothes)\b/i, "sizes are guessed online and sent back"],
];

/** The same by industry, for products that none of these knows; of any other industry nothing is known. */
export const industryProblems: Record<Industry, string> = {
  tech: "hours are lost to work by hand",
  retail: "choices are made from a picture and regretted",
  finance: "the small print keeps people from deciding",
  healthcare: "people put it off because nobody explains it",
  food: "bland flavor is what the shelf offers",
  entertainment: "good work is overlooked beside the loud",
  automotive: "people don't buy what they have never driven",
  education: "there is no time for it, and no proof that it helps",
  travel: "one good trip, and nobody books again",
  fashion: "sizes are guessed online and sent back",
  beauty: "labels promise more than skin can feel",
  sports: "people give up before it feels good",
  nonprofit: "people want to help and never get to the first step",
  luxury: "quality can't be told from a picture",
  media: "good work is overlooked beside the loud",
  gaming: "one trailer looks like the next",
  other: "",
};
