import type { Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Core } from "../../core.ts";
import { entity } from "../../rows/entity.ts";
import type { List } from "../../rows/lists.ts";
import { readEach } from "../../rows/paging.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { isoTime } from "../../time.ts";

/** What people are told about because they asked for it beforehand. */
export const announcementKinds = ["event_published", "event_changed", "agreed_changed"] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

/** Announcements that have not reached everybody yet, by the time they are processed next. */
export const announcementList: List = { name: "ANNOUNCEMENTS", shards: 1 };

/**
 * A change of an event that an unknown number of people must be told about. It is written in the same transaction as
 * the change and deleted when everybody has been told, so a killed worker skips nobody.
 */
export const announcementEntity = entity({
  rowType: "announcement",
  shape: {
    kind: z.enum(announcementKinds),
    eventId: z.string(),
    /** Increases with each announcement of this kind for the event. */
    version: z.int(),
    /** Where to continue, in the format of the kind; null before the first page. */
    cursor: z.nullable(z.string()),
    /** For a change of what agreements say about the event. */
    news: z.optional(
      z.object({
        /** What differs, in words; empty for a cancellation. */
        changed: z.string(),
        /** The accounts that waited for a spot and were no party of a deal about it. */
        waiting: z.array(z.string()),
      }),
    ),
    /** The accounts that another announcement tells of what agreements say about the event. */
    toldElsewhere: z._default(z.array(z.string()), []),
    createdAt: z.string(),
  },
  key: ({ eventId, kind, version }: { eventId: string; kind: AnnouncementKind; version: number }) => ({
    pk: `ANNOUNCEMENT#${eventId}`,
    sk: `${kind}#${version}`,
  }),
  due: ({ createdAt }) => ({ list: announcementList, at: createdAt }),
});
export type Announcement = ReturnType<typeof announcementEntity.read>;

export const announcementKey = (announcement: Announcement): Key => announcementEntity.key(announcement);

/** Whether the event has a newer announcement of the same kind. */
export async function newerAnnouncement(
  core: Core,
  { eventId, kind, version }: Announcement,
): Promise<boolean> {
  const { pk } = announcementEntity.key({ eventId, kind, version });
  const { items } = await core.table.query({ pk, sk: { beginsWith: `${kind}#` }, limit: 100 });
  return readEach(items, announcementEntity.read).rows.some((one) => one.version > version);
}

/** The announcements about an event that have not reached everybody yet, by kind and version. */
export async function announcedAbout(core: Core, eventId: string): Promise<Key[]> {
  const { pk } = announcementEntity.key({ eventId, kind: "event_changed", version: 0 });
  const { items } = await core.table.query({ pk, limit: 100 });
  return items.map(({ sk }) => ({ pk, sk }));
}

/** The write that announces what a transaction does to an event. */
export function announce(
  core: Core,
  announced: Pick<Announcement, "kind" | "eventId" | "version"> &
    Partial<Pick<Announcement, "news" | "toldElsewhere">>,
): LabelledWrite {
  const createdAt = isoTime(core.clock.now());
  return {
    label: "announcement",
    write: {
      op: "put",
      item: announcementEntity.item({ ...announced, cursor: null, createdAt }),
    },
  };
}

export const announcementRows: RowKind<typeof announcementEntity> = {
  entity: announcementEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "Work in progress." },
  onDelete: { keep: "It is deleted once everyone has been notified." },
};

export const announcementPage: RowPage<typeof announcementEntity> = {
  entity: announcementEntity,
  rows: [
    {
      name: "Announcement",
      sample: { eventId: "{event}", kind: "event_published", version: 2, createdAt: "{time}" },
      reached: "Due announcements, oldest first",
    },
  ],
  kept: "Deleted once everyone has been notified, which takes minutes.",
};
