import { AppError } from "@marquee/contracts/errors";
import { all, attribute } from "@marquee/table/condition";
import { ConditionRefused, type Item, type Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";

/**
 * Increments a step's counter, then returns its row: a guess is counted before it is compared, so that parallel guesses
 * get no more tries than serial ones.
 * @throws AppError flow_expired when the step is over or was tried too often
 */
export async function countFlowTry(core: Core, key: Key, max: number): Promise<Item> {
  try {
    return await core.table.update({
      op: "update",
      key,
      add: { tries: 1 },
      when: all(attribute("expiresAtMs").above(core.clock.now()), attribute("tries").below(max)),
    });
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("flow_expired");
    throw error;
  }
}
