import type { ReplyTurn } from "@marquee/adapters/ai/port";
import type { Facts } from "./facts.ts";
import type { Look } from "./obliging-model.ts";

/** A question with the facts that its answer has to hold, as they stand in the table when it is asked. */
export interface Question {
  ask: string;
  /** Who asks; the demo's brand where nobody is named. */
  as?: string;
  before?: readonly ReplyTurn[];
  facts(table: Facts): string[];
  /** What must not stand in it. */
  never?(table: Facts): string[];
  /** What a model has to look up for it. */
  looks: readonly Look[];
}
