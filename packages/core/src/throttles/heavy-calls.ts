import { limits } from "@marquee/contracts/limits";
import type { OperationShape } from "@marquee/contracts/operation";
import type { Core } from "../core.ts";
import { spendLimit } from "./limiter.ts";

const most: Record<NonNullable<OperationShape["heavy"]>, number> = {
  reads: limits.heavyReadsPerMinute,
  makesFile: limits.heavyFilesPerMinute,
};

/**
 * Counts a call that costs much more than others, for its account, however many sessions and keys it has.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function spendHeavyCall(core: Core, accountId: string, kind: keyof typeof most): Promise<void> {
  await spendLimit(core, { scope: `heavy-${kind}`, key: accountId, max: most[kind], windowSeconds: 60 });
}
