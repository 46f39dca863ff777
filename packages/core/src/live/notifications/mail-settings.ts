import { AppError } from "@marquee/contracts/errors";
import type { MailSettings } from "@marquee/contracts/live/mail-settings";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { activeUser, mailSettingsOf, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { planAnew } from "./mail-notices.ts";

/**
 * Sets when and how a user is mailed about notifications, and, where nobody else works in the account, its time zone
 * with it: that of a company belongs to its managers. Waiting mails follow the new settings.
 * @throws AppError unauthenticated for an account that ended in the meantime
 */
export async function setMailSettings(
  core: Core,
  user: UserRecord,
  mailSettings: MailSettings,
): Promise<MailSettings> {
  const zone = user.hasTeam ? {} : { timeZone: mailSettings.timeZone };
  try {
    await core.table.write({
      op: "update",
      key: profileKey(user.id),
      set: { mailSettings, ...zone },
      when: activeUser,
    });
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
  const changed = { ...user, mailSettings, ...zone };
  await planAnew(core, changed);
  return mailSettingsOf(changed);
}
