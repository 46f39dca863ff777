import { sampleNotices } from "@marquee/contracts/live/sample-notices";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { notificationEntity, notificationPrefix } from "../../live/notifications/notification.item.ts";
import { everyRow } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";

/** The notifications that come with sample rows, newest first: three more entries in the user's list. */
export function sampleNoticeWrites(core: Core, userId: string): LabelledWrite[] {
  const nowMs = core.clock.now();
  // Oldest first: an id is never lower than the one issued before it.
  return sampleNotices.toReversed().map((which, index) => {
    const atMs = nowMs - (sampleNotices.length - 1 - index);
    const item = notificationEntity.item({
      ...inPerson(userId),
      id: core.ids.next("notification", atMs),
      told: { kind: "sample", about: { which } },
      createdAt: isoTime(atMs),
      read: false,
      dismissed: false,
    });
    return { label: "row", write: { op: "put", item } };
  });
}

/** Deletes them, whether or not the user has read or dismissed them. */
export async function* sampleNoticeDeletes(core: Core, userId: string): AsyncGenerator<LabelledWrite> {
  const reader = inPerson(userId);
  const { pk } = notificationEntity.key({ ...reader, id: "" });
  for await (const row of everyRow(core, { pk, sk: { beginsWith: notificationPrefix(reader) } })) {
    const told: unknown = row.told;
    const isSample = typeof told === "object" && told !== null && "kind" in told && told.kind === "sample";
    if (isSample) yield { label: "row", write: { op: "delete", key: { pk: row.pk, sk: row.sk } } };
  }
}
