import { includesRole } from "@marquee/contracts/account/team-roles";
import type { Core } from "../../core.ts";
import { memberKey, roleIn } from "../../ground/identity/member.item.ts";
import type { Job } from "./job.item.ts";

/**
 * Whether the person who ordered a job may still order for its account. Asked when a worker takes the job: whoever was
 * removed or became a viewer while it waited spends nothing of the account any more.
 */
export async function mayStillOrder(
  core: Core,
  { actorId, userId }: Pick<Job, "actorId" | "userId">,
): Promise<boolean> {
  const acting = { actorId: actorId ?? userId, accountId: userId };
  const teamRole = roleIn(acting, await core.table.get(memberKey(userId, acting.actorId)));
  return teamRole !== null && includesRole(teamRole, "member");
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
