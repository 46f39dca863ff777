import { updateApiAccess } from "@marquee/contracts/account/api-keys";
import type { ApiUser } from "./api-user.ts";

/** Lets keys do everything that they may in a person's account, from everywhere. */
export async function openApiAccess(manager: ApiUser): Promise<void> {
  await manager.client.call(updateApiAccess, { body: { enableApiAccess: true, restrictApiAccess: false } });
}
