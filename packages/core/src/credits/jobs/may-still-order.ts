import type { Core } from "../../core.ts";
import { accessKeys, accessOf, meets, type Need } from "../../ground/identity/access.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import type { Job } from "./job.item.ts";

/**
 * Whether the person who ordered a job may still order for its account. Asked when a worker takes the job: whoever was
 * removed, became a viewer or lost the grant while it waited spends nothing of the account any more.
 */
export async function mayStillOrder(
  core: Core,
  job: Pick<Job, "actorId" | "userId" | "through" | "payer">,
  need: Need,
): Promise<boolean> {
  const acting = ordererOf(job);
  const access = accessOf(acting, await core.table.getMany(accessKeys(acting)), core.clock.now());
  return access !== null && meets(access, need);
}

/** Who ordered a job, and how they act for its account. */
export function ordererOf({
  actorId,
  userId,
  through,
  payer,
}: Pick<Job, "actorId" | "userId" | "through" | "payer">): Acting {
  return { actorId: actorId ?? userId, accountId: userId, through: through ?? undefined, payer };
}

/** How a job ends that nobody may order any more. */
export const ordererLeft = {
  failure: {
    code: "forbidden",
    message: "Whoever ordered this may no longer order for your company, so we returned the credits.",
  },
  /** For admins and logs. */
  reason: "its orderer lost the right to order",
} as const;
