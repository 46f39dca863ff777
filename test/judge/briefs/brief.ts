import type { Industry } from "@marquee/contracts/enums";
import type { GenerateBody } from "@marquee/contracts/studio/campaign-order";

/**
 * Words by which a text shows that it speaks of something: any of them is enough. `blend*` stands for every word that
 * begins so, a plain word also for its plural.
 */
export type Words = readonly string[];

/** Named lines of a brief, each with its words. */
type Lines = Readonly<Record<string, Words>>;

/** What a brief asks for, as the lines of a checklist name it. */
export type BriefLine =
  | "product"
  | "audience"
  | "must-have"
  | "must-not"
  | "place"
  | "time"
  | "budget"
  | "target";

/** A line that nobody can meet as it was asked. */
interface Unmet {
  line: BriefLine;
  /** Why not, for the person who reads the report. */
  why: string;
  /** What a sentence that admits it speaks of. */
  words: Words;
}

/** What somebody asks the Strategy Builder for, and the facts that a person reads in it. */
export interface Brief {
  id: string;
  industry: Industry;
  /** The industry is not chosen on the form. */
  industryOpen?: true;
  prompt: string;
  /** What was filled in besides. */
  form?: Pick<
    GenerateBody,
    "budget" | "targetAudience" | "goals" | "location" | "duration" | "preferred_type"
  >;
  /** The product's own nouns and its name. */
  product: Words;
  /** What is bad without the product. */
  problem: Words;
  audience: { words: Words; size?: number };
  mustHaves?: Lines;
  /** Each with the words that betray a breach, unless the text says that there is none of it. */
  mustNots?: Lines;
  /** `wrong` are scenes that contradict the place. */
  place?: { words: Words; wrong?: Words };
  /** `hours` are all open hours together; `words` show that days and hours were read; `wrong` contradicts them. */
  when?: { days?: number; hours?: number; words?: Words; wrong?: Words };
  budgetCents?: number;
  target?: { count: number; counts: Words };
  unmet?: readonly Unmet[];
  /** The brief that differs only in its product. */
  pair?: string;
}
