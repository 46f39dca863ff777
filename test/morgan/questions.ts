import type { ReplyTurn } from "@marquee/adapters/ai/port";
import type { Facts } from "./facts.ts";
import type { Look } from "./obliging-model.ts";

/** A question with the facts that its answer must contain, as the table has them when it is asked. */
export interface Question {
  ask: string;
  /** Who asks; the demo's brand by default. */
  as?: string;
  before?: readonly ReplyTurn[];
  facts(table: Facts): string[];
  /** What the answer must not contain. */
  never?(table: Facts): string[];
  /** What a model has to look up for the answer. */
  looks: readonly Look[];
}
