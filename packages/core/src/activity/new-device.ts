import type { Caller } from "../caller.ts";
import type { Core } from "../core.ts";
import { listActivity } from "./activity.ts";

/** How many entries are looked through for a device: the newest few nearly always name it, and cost less to read. */
const entriesLooked = [5, 50] as const;

/**
 * Whether an account has not been used from the caller's device lately. Who has no activity yet signs in for the first
 * time, which is no news.
 */
export async function isNewDeviceOf(core: Core, userId: string, { device }: Caller): Promise<boolean> {
  for (const limit of entriesLooked) {
    const { items } = await listActivity(core, userId, { limit });
    if (items.some((one) => one.device === device)) return false;
    if (items.length < limit) return items.length > 0;
  }
  return true;
}
