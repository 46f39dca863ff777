import { numberText } from "@marquee/contracts/text/formats";
import { sentence } from "@marquee/contracts/text/sentence";
/** The texts of what was understood of a brief. */
export const understoodBrief = {
  title: "What I understood",
  hint: "Free, and read as you type. Change your brief until this is right.",
  ordered: "What I understood from this brief",
  product: "Product",
  problem: "Problem",
  audience: "Audience",
  ofPeople: (size: number) => sentence`, about ${numberText(size)} people`,
  mustHave: "Must have",
  mustNot: "Must not",
  place: "Place",
  time: "Time",
  budget: "Budget",
  target: "Target",
  from: (words: string) => sentence`from “${words}”`,
  correct: "Correct",
  correctNamed: (label: string) => sentence`Correct: ${label}`,
  cannot: "Not possible as asked",
} as const;
