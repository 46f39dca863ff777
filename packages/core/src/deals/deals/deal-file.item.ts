import { dealSides } from "@marquee/contracts/deals/deal-moves";
import { keptFileTypes } from "@marquee/contracts/enums";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { dealEntity } from "./deal.item.ts";

/** A file that one side of a deal gave to the other: the proof of a deliverable, or a file of the deal itself. */
export const dealFileEntity = entity({
  rowType: "deal-file",
  shape: {
    id: z.string(),
    dealId: z.string(),
    side: z.enum(dealSides),
    /** The account that it belongs to; the file is stored under this account. */
    accountId: z.string(),
    /** The number of the deliverable that it proves. */
    deliverable: z.nullable(z.int()),
    name: z.string(),
    contentType: z.enum(keptFileTypes),
    sizeBytes: z.int(),
    createdAt: z.string(),
  },
  key: ({ dealId, id }: { dealId: string; id: string }) => ({
    pk: dealEntity.key({ id: dealId }).pk,
    sk: `${dealFilePrefix}${id}`,
  }),
});
export type DealFileRecord = ReturnType<typeof dealFileEntity.read>;

export const dealFilePrefix = "FILE#";

/** The storage key of its bytes; deleting an account finds them by the prefix. */
export function dealFileKey({ accountId, id }: Pick<DealFileRecord, "accountId" | "id">): string {
  return `deal-files/${accountId}/${id}`;
}

export const dealFileRows: RowKind<typeof dealFileEntity> = {
  entity: dealFileEntity,
  owner: "elsewhere",
  export: (row) =>
    pick(
      dealFileEntity.read(row),
      "id",
      "dealId",
      "deliverable",
      "name",
      "contentType",
      "sizeBytes",
      "createdAt",
    ),
  // Only the account's own files: what the other side uploaded belongs to the other side.
  onDelete: "erase",
};

export const dealFilePage: RowPage<typeof dealFileEntity> = {
  entity: dealFileEntity,
  rows: [
    {
      name: "File of a deal",
      sample: { dealId: "deal_{ulid}", id: "fil_{ulid}" },
      reached: "Get; a deal's files and proofs, oldest first",
    },
  ],
  kept: "As long as its uploader's account exists.",
};
