import type { NotificationOf } from "@marquee/contracts/live/notification-kinds";
import { sentence } from "@marquee/contracts/text/sentence";
import type { Core } from "../../core.ts";
import { dealEntity } from "../../deals/deals/deal.item.ts";
import { inquiryEntity } from "../../deals/inquiries/inquiry.item.ts";
import type { MailPicture } from "../../live/mail/letter.ts";
import { posterUrl, publicEventAt } from "./event-posters.ts";

/** The poster of the event that a notification is about, itself or by its deal or inquiry; none for anything else. */
export async function noticePicture(
  core: Core,
  siteUrl: string,
  { about }: NotificationOf,
): Promise<MailPicture | undefined> {
  const id = await eventIdOf(core, { ...about });
  const event = id === undefined ? undefined : await publicEventAt(core, id);
  return event && { url: posterUrl(siteUrl, event), alt: sentence`Poster of ${event.name}` };
}

async function eventIdOf(
  core: Core,
  { eventId, dealId, inquiryId }: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  if (typeof eventId === "string") return eventId;
  const key =
    typeof dealId === "string"
      ? dealEntity.key({ id: dealId })
      : typeof inquiryId === "string"
        ? inquiryEntity.key({ id: inquiryId })
        : undefined;
  const row = key && (await core.table.get(key));
  return typeof row?.eventId === "string" ? row.eventId : undefined;
}
