import { dealSides } from "@marquee/contracts/deals/deal-moves";
import { deliverableStatuses } from "@marquee/contracts/deals/deliverable-moves";
import * as z from "zod/mini";
import { benefitShape } from "../../events/events/event.item.ts";
import { entity } from "../../rows/entity.ts";
import type { List } from "../../rows/lists.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { dealEntity } from "./deal.item.ts";

/** What one side owes the other, for a benefit of the version that was accepted. */
export const deliverableEntity = entity({
  rowType: "deliverable",
  shape: {
    dealId: z.string(),
    n: z.int(),
    benefit: z.string(),
    owner: z.enum(dealSides),
    /** The rule of its benefit; absent from rows written before this was stored. */
    due: z.optional(benefitShape.shape.due),
    /** The day that its rule gave; a due date that differs was set by hand. */
    ruledDate: z._default(z.nullable(z.string()), null),
    dueDate: z.nullable(z.string()),
    /** It is due this many days after both sides have signed; null if it has a due date, or none. */
    daysAfterSigning: z._default(z.nullable(z.int()), null),
    status: z.enum(deliverableStatuses),
    /** The account that still has to deliver it; null once it has, and once its deal is canceled. */
    owedBy: z._default(z.nullable(z.string()), null),
    /** The account that has to accept or dispute what was delivered; null before, and afterwards. */
    reviewBy: z._default(z.nullable(z.string()), null),
    note: z.string(),
    /** Work on it began before both sides had signed. */
    startedAtRisk: z.boolean(),
    updatedAt: z.string(),
  },
  key: ({ dealId, n }: { dealId: string; n: number }) => ({
    pk: dealEntity.key({ id: dealId }).pk,
    sk: `${deliverablePrefix}${String(n).padStart(4, "0")}`,
  }),
  list: ({ dealId, n, owedBy, reviewBy, dueDate, status, updatedAt }) => {
    if (reviewBy != null) return { list: reviewList(reviewBy), at: `${updatedAt}#${dealId}#${n}` };
    // What was disputed is owed at once.
    const due = status === "disputed" ? disputedDay : dueDate;
    return owedBy == null || due === null
      ? undefined
      : { list: owedList(owedBy), at: `${due}#${dealId}#${n}` };
  },
});
export type DeliverableRecord = ReturnType<typeof deliverableEntity.read>;

/** Sorts before every day. */
const disputedDay = "0000-00-00";

/** What an account still has to deliver, by due date; what the other side disputed comes first. */
export function owedList(accountId: string): List {
  return { name: `OWED#${accountId}`, shards: 1 };
}

/** What was delivered to an account that it has neither accepted nor disputed, the longest waiting first. */
export function reviewList(accountId: string): List {
  return { name: `REVIEW#${accountId}`, shards: 1 };
}

export const deliverablePrefix = "DELIVERABLE#";

export const deliverableRows: RowKind<typeof deliverableEntity> = {
  entity: deliverableEntity,
  owner: {
    notFound:
      "Part of its deal; it names a side, and an account by an id that identifies nobody once it is deleted.",
  },
  export: { notShown: "The progress of a deal's benefits; the deal itself is shown." },
  onDelete: { keep: "What was delivered must stay traceable for the other side." },
};

export const deliverablePage: RowPage<typeof deliverableEntity> = {
  entity: deliverableEntity,
  rows: [
    {
      name: "Deliverable",
      sample: { dealId: "deal_{ulid}", n: 1, owedBy: "{account}", dueDate: "{day}" },
      reached:
        "A deal's deliverables in order, written together with the deal; what an account still has to deliver, by day, or has to accept",
    },
  ],
  kept: "As long as its deal exists.",
};
