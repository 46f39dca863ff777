import * as z from "zod/mini";
import { digests } from "../enums.ts";
import { timeZoneSchema } from "../fields.ts";

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 22:00"));

/** When and how a reader wants notifications by email, while email notifications are on. */
export const mailSettingsSchema = z.strictObject({
  digest: z.enum(digests, "Choose how often"),
  /** No mail is sent between these times; the range crosses midnight if the first is later than the second. */
  quietHours: z.nullable(
    z
      .strictObject({ from: clockTime, to: clockTime })
      .check(
        z.refine(({ from, to }) => from !== to, { message: "Choose two different times", path: ["to"] }),
      ),
  ),
  timeZone: timeZoneSchema,
});
export type MailSettings = z.infer<typeof mailSettingsSchema>;

/** What an account starts with. */
export const defaultMailSettings: MailSettings = { digest: "each", quietHours: null, timeZone: "UTC" };
