import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** How long a host took to reply to new conversations. */
const replyTimesEntity = entity({
  rowType: "reply-times",
  shape: {
    /** The latest hundred, in the order of the replies. */
    seconds: z.array(z.int()),
    /** The total number of replies; rises with every write. */
    answered: z.int(),
  },
  key: ({ hostId }: { hostId: string }) => ({ pk: userPartition(hostId), sk: "REPLY-TIMES" }),
});
export type ReplyTimes = ReturnType<typeof replyTimesEntity.read>;

export const readReplyTimes = replyTimesEntity.read;
export const replyTimesItem = replyTimesEntity.item;
export const replyTimesKey = (hostId: string): Key => replyTimesEntity.key({ hostId });

/** Fewer replies say nothing about how fast a host is. */
const minReplies = 3;

/** The median in hours, to a tenth; null while there are too few replies. */
export function medianReplyHours(times: ReplyTimes | undefined): number | null {
  if (times === undefined || times.seconds.length < minReplies) return null;
  const sorted = times.seconds.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
  return Math.round(median / 360) / 10;
}

export const replyTimesRows: RowKind<typeof replyTimesEntity> = {
  entity: replyTimesEntity,
  owner: "partition",
  export: (row) => pick(readReplyTimes(row), "answered", "seconds"),
  onDelete: "erase",
};

export const replyTimesPage: RowPage<typeof replyTimesEntity> = {
  entity: replyTimesEntity,
  rows: [
    {
      name: "Reply times of a host",
      sample: { hostId: "{host}" },
      reached: "Get with one of the host's events; put with the host's first answer in a conversation",
    },
  ],
  kept: "One small row for each host, with the latest hundred answers.",
};
