import { supportTopics } from "@marquee/contracts/home/support";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** Everyone's requests for help: read backwards, waiting ones come first, each group newest first. */
export const supportList: List = { name: "SUPPORT-REQUESTS", shards: 1 };
export const supportWaitingPrefix = "WAITING#";

/** Ids sort by time, so the requests of a user do too. */
export const supportRequestEntity = entity({
  rowType: "support-request",
  shape: {
    id: z.string(),
    userId: z.string(),
    topic: z.enum(supportTopics),
    text: z.string(),
    page: z.nullable(z.string()),
    errorId: z.nullable(z.string()),
    status: z.enum(["waiting", "answered"]),
    answer: z.nullable(z.string()),
    createdAt: z.string(),
    answeredAt: z.nullable(z.string()),
  },
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${supportPrefix}${id}`,
  }),
  list: ({ id, status, createdAt }) => ({
    list: supportList,
    at: `${status === "waiting" ? supportWaitingPrefix : "ANSWERED#"}${createdAt}#${id}`,
  }),
});
export type SupportRequestRecord = ReturnType<typeof supportRequestEntity.read>;

export const supportPrefix = "SUPPORT#";

export const supportRequestRows: RowKind<typeof supportRequestEntity> = {
  entity: supportRequestEntity,
  owner: "partition",
  person: "rows",
  export: (row) =>
    pick(
      supportRequestEntity.read(row),
      "id",
      "topic",
      "text",
      "page",
      "errorId",
      "status",
      "answer",
      "createdAt",
      "answeredAt",
    ),
  onDelete: "erase",
};

export const supportRequestPage: RowPage<typeof supportRequestEntity> = {
  entity: supportRequestEntity,
  rows: [
    {
      name: "Request for help",
      sample: { userId: "{user}", id: "sup_{ulid}", status: "waiting", createdAt: "{time}" },
      reached: "A user's, newest first; everyone's, waiting ones first, then ANSWERED#…",
    },
  ],
  kept: "As long as its account, who can read what was answered; at most ten a day.",
};
