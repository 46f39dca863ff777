import { AppError } from "@marquee/contracts/errors";
import type { MailSettings } from "@marquee/contracts/live/mail-settings";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { activeUser, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { planAnew } from "./mail-notices.ts";

/**
 * Sets when and how a user is mailed about notifications, and the account's time zone with it. Waiting mails follow the
 * new settings.
 * @throws AppError unauthenticated for an account that ended in the meantime
 */
export async function setMailSettings(
  core: Core,
  user: UserRecord,
  mailSettings: MailSettings,
): Promise<MailSettings> {
  try {
    await core.table.write({
      op: "update",
      key: profileKey(user.id),
      set: { mailSettings, timeZone: mailSettings.timeZone },
      when: activeUser,
    });
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
  await planAnew(core, { ...user, mailSettings, timeZone: mailSettings.timeZone });
  return mailSettings;
}
