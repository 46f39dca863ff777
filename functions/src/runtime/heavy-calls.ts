import type { OperationShape } from "@marquee/contracts/operation";
import type { Core } from "@marquee/core/core";
import { spendHeavyCall } from "@marquee/core/ground/throttles/heavy-calls";
import type { Who } from "./identify.ts";

/** Counts a call that costs much for its account. @throws AppError too_many_requests */
export async function countIfHeavy(
  core: Core,
  { heavy }: OperationShape,
  { principal, viewing }: Pick<Who, "principal" | "viewing">,
): Promise<void> {
  if (!heavy || !principal) return;
  // What an admin looks at takes nothing from what the account may read.
  await spendHeavyCall(core, (await viewing()) ? principal.actorId : principal.accountId, heavy);
}
