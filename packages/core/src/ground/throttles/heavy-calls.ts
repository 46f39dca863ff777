import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { spendLimit } from "./limiter.ts";

/**
 * Counts a call that costs much more than others, for its account, however many sessions and keys it has.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function spendHeavyCall(
  core: Core,
  accountId: string,
  kind: keyof typeof limits.heavyPerMinute,
): Promise<void> {
  await spendLimit(core, {
    scope: `heavy-${kind}`,
    key: accountId,
    max: limits.heavyPerMinute[kind],
    windowSeconds: 60,
  });
}
