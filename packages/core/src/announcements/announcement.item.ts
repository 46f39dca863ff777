import type { Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Core } from "../core.ts";
import { entity } from "../entity.ts";
import type { List } from "../lists.ts";
import { readEach } from "../paging.ts";
import type { RowKind, RowPage } from "../row-kind.ts";
import { isoTime } from "../time.ts";

/** What people are told of who asked for it beforehand. */
export const announcementKinds = ["event_published", "event_changed"] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

/** Announcements that not everybody has been told of yet, by when they are looked at next. */
export const announcementList: List = { name: "ANNOUNCEMENTS", shards: 1 };

/**
 * That something happened to an event of which an unknown number of people is to be told. It is written in the
 * transaction in which it happens, and goes when everybody has been told, so that a killed worker loses nobody.
 */
export const announcementEntity = entity({
  rowType: "announcement",
  shape: {
    kind: z.enum(announcementKinds),
    eventId: z.string(),
    /** Counts up from one announcement of a kind to the event's next. */
    version: z.int(),
    /** How far the telling is, in the words of the kind; null before the first page. */
    cursor: z.nullable(z.string()),
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

/** Whether the same kind of thing has happened to the event again since. */
export async function newerAnnouncement(
  core: Core,
  { eventId, kind, version }: Announcement,
): Promise<boolean> {
  const { pk } = announcementEntity.key({ eventId, kind, version });
  const { items } = await core.table.query({ pk, sk: { beginsWith: `${kind}#` }, limit: 100 });
  return readEach(items, announcementEntity.read).rows.some((one) => one.version > version);
}

/** Has people told of what a transaction does to an event. */
export function announce(
  core: Core,
  { kind, eventId, version }: Pick<Announcement, "kind" | "eventId" | "version">,
): LabelledWrite {
  const createdAt = isoTime(core.clock.now());
  return {
    label: "announcement",
    write: {
      op: "put",
      item: announcementEntity.item({ kind, eventId, version, cursor: null, createdAt }),
    },
  };
}

export const announcementRows: RowKind<typeof announcementEntity> = {
  entity: announcementEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "Work that is under way." },
  onDelete: { keep: "It goes when everybody has been told." },
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
  kept: "Deleted when everybody has been told, which takes minutes.",
};
