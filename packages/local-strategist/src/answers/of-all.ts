import type { Scene } from "../scene.ts";
import type { Topic } from "../understanding/topics.ts";
import type { Understood } from "../understanding/understand.ts";

/** Topics that are about all of one's own things where nothing is named. */
export const ofLists: ReadonlySet<Topic> = new Set<Topic>([
  "deals",
  "owed",
  "results",
  "hosted",
  "offers",
  "inquiries",
  "expires",
]);

/** Whether a question names nothing, points to nothing and speaks of all of one's own: "our events", "which sponsor". */
export const asksOfAll = ({ question, isNamed, pick }: Understood): boolean =>
  !isNamed &&
  (pick === undefined || /\b(?:our|my) own\b|\bof (?:ours|mine)\b/i.test(question)) &&
  !/\b(?:it|its|that(?! (?:are|have|lie|come) (?:still |yet )?(?:to come|ahead|coming|upcoming))|this(?! (?:week|month|quarter|year))|(?<!\b(?:is|are|was|were) )there|them|their|they|these|those|both)\b/i.test(
    question,
  ) &&
  /\b(?:our|my) (?:\w+ ){0,2}(?:events|shows|sponsors|deals|sponsorships|offers)\b|\bto (?:sponsors|brands|whom|whose)\b|\b(?:which|what) (?:sponsor|company|companies|brands?|deals?|events?|shows?)\b|\b(?:this|next) (?:week|month)\b|\b(?:altogether|in total|overall|so far|all in all|(?:all|every|each|across|lump(?:ed|ing)?|add(?:ed|ing)?)\b[^.?!]{0,20}\b(?:deals?|sponsorships?|sponsoring|events?|together|combined|up))\b|\bof (?:ours|mine)\b|\bevents (?:that|which) (?:are|have|lie|come)\b|\b(?:coming|upcoming) events\b/i.test(
    question.replace(/\bevents (?:that|which) (?:are|have|lie|come)\b.*/i, "coming events"),
  );

/** What was spoken of before does not narrow what is about everything. */
export const withoutFocus = (scene: Scene): Scene => ({ ...scene, u: { ...scene.u, about: [], focus: [] } });
