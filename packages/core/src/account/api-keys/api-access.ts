import type { ApiAccess, ApiAccessChange } from "@marquee/contracts/account/api-keys";
import type { PreferencesChange } from "@marquee/contracts/account/profile";
import { AppError } from "@marquee/contracts/errors";
import type { ApiAccessNews } from "@marquee/contracts/live/api-access-notices";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { isSteppedUp } from "../../ground/identity/session.item.ts";
import { savePreferences } from "../../ground/users/save-preferences.ts";
import { apiAccessOf, type UserRecord } from "../../ground/users/user.item.ts";
import { noticeFor, noticeWrites, type ReadyNotice } from "../../live/notifications/notices.ts";
import { defined } from "../../pick.ts";
import type { SignedInFor } from "../sessions/sessions.ts";
import { parseAddresses } from "./addresses.ts";

/**
 * Changes whether, how far and from where keys open an account, and leaves the rest as it is, whatever another manager
 * sets at the same time. The account's owners are told of what opens more.
 * @throws AppError validation_failed naming an entry that is not an address, step_up_required if keys may do more
 *   afterwards, or from other addresses, without a recent step-up, unauthenticated for an account that ended meanwhile
 */
export async function updateApiAccess(
  core: Core,
  { session, user, account }: Pick<SignedInFor, "session" | "user" | "account">,
  change: ApiAccessChange,
  caller: Caller,
): Promise<{ access: ApiAccess; notices: ReadyNotice[] }> {
  const addresses = change.addresses && parseAddresses(change.addresses);
  const given = defined({ ...change, addresses });
  if (Object.keys(given).length === 0) return { access: apiAccessOf(account), notices: [] };
  let notices: ReadyNotice[] = [];
  const { after } = await savePreferences(core, account, (now) => {
    const before = apiAccessOf(now);
    const changed: ApiAccess = { ...before, ...given };
    const { addresses: apiAddresses, ...api } = changed;
    const opened = whatOpens(before, changed);
    if (opened !== undefined && !isSteppedUp(session, core.clock.now()))
      throw new AppError("step_up_required");
    const about = { change: opened ?? "", who: user.name, device: caller.device };
    notices = opened === undefined ? [] : noticeFor(core, now, { kind: "api_access_changed", about });
    return {
      set: { preferences: { ...now.preferences, api }, apiAddresses },
      others: [activityWrite(core, account.id, "api_access_changed", caller), ...noticeWrites(notices)],
    };
  });
  return { access: apiAccessOf(after), notices };
}

/** Whether a change of the switches changes any: whoever sends back what they read does not. */
export function changesApiSwitches(
  { preferences: { api } }: Pick<UserRecord, "preferences">,
  change: NonNullable<PreferencesChange["api"]>,
): boolean {
  const after = { ...api, ...defined(change) };
  return after.enableApiAccess !== api.enableApiAccess || after.restrictApiAccess !== api.restrictApiAccess;
}

/** What a change lets keys do that they could not do before, or could not from everywhere; undefined for nothing. */
function whatOpens(before: ApiAccess, after: ApiAccess): ApiAccessNews["change"] | undefined {
  if (after.enableApiAccess && !before.enableApiAccess) return "opened";
  if (!after.restrictApiAccess && before.restrictApiAccess) return "unrestricted";
  return after.addresses.some((address) => !before.addresses.includes(address))
    ? "addresses_added"
    : undefined;
}
