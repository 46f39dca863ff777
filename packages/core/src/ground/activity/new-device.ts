import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { listActivity } from "./activity.ts";

/** How many entries to search, in two steps: the newest few usually contain the device and are cheaper to read. */
const entriesSearched = [5, 50] as const;

/**
 * Whether the account has not been used from the caller's device recently. An account without activity is signing in
 * for the first time; that doesn't count as a new device.
 */
export async function isNewDeviceOf(core: Core, userId: string, { device }: Caller): Promise<boolean> {
  for (const limit of entriesSearched) {
    const { items } = await listActivity(core, userId, { limit });
    if (items.some((one) => one.device === device)) return false;
    if (items.length < limit) return items.length > 0;
  }
  return true;
}
