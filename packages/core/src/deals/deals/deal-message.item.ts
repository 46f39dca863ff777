import { dealSides } from "@marquee/contracts/deals/deal-moves";
import * as z from "zod/mini";
import { authorShape } from "../../ground/threads/authors.ts";
import { mentionsShape } from "../../ground/threads/mentions.ts";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { dealEntity } from "./deal.item.ts";

/** A message of a deal's thread. */
export const dealMessageEntity = entity({
  rowType: "deal-message",
  shape: {
    id: z.string(),
    dealId: z.string(),
    side: z.enum(dealSides),
    ...authorShape,
    content: z.string(),
    ...mentionsShape,
    clientId: z.nullable(z.string()),
    createdAt: z.string(),
  },
  key: ({ dealId, id }: { dealId: string; id: string }) => ({
    pk: dealEntity.key({ id: dealId }).pk,
    sk: `${dealMessagePrefix}${id}`,
  }),
});

export type DealMessageRecord = ReturnType<typeof dealMessageEntity.read>;

export const dealMessagePrefix = "MSG#";

export const dealMessageRows: RowKind<typeof dealMessageEntity> = {
  entity: dealMessageEntity,
  owner: "elsewhere",
  export: (row) => pick(dealMessageEntity.read(row), "content", "createdAt", "dealId", "id"),
  // Only the account's own messages: what the other side wrote belongs to the other side.
  onDelete: "erase",
};

export const dealMessagePage: RowPage<typeof dealMessageEntity> = {
  entity: dealMessageEntity,
  rows: [
    {
      name: "Message of a deal",
      sample: { dealId: "deal_{ulid}", id: "msg_{ulid}" },
      reached: "A deal's messages, newest page first",
    },
  ],
  kept: "As long as its writer's account exists.",
};
