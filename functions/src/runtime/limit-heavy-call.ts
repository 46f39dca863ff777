import type { OperationShape } from "@marquee/contracts/operation";
import type { Core } from "@marquee/core/core";
import type { Identity } from "@marquee/core/identity/principal";
import { spendHeavyCall } from "@marquee/core/throttles/heavy-calls";

/** Counts a call that is heavy against its account. @throws AppError too_many_requests */
export async function limitHeavyCall(
  { heavy }: OperationShape,
  core: Core,
  principal: Identity | undefined,
): Promise<void> {
  if (heavy && principal) await spendHeavyCall(core, principal.accountId, heavy);
}
