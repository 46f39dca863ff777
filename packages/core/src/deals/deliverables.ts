import type { PushChannel } from "@marquee/adapters/push/port";
import { type BenefitDue, benefitText } from "@marquee/contracts/benefits";
import type { DealSide } from "@marquee/contracts/deal-moves";
import { deliverableMoves, deliverableMovesOf } from "@marquee/contracts/deliverable-moves";
import { AppError } from "@marquee/contracts/errors";
import type * as contract from "@marquee/contracts/http/deals";
import type { Deal, DealChange } from "@marquee/contracts/http/deals";
import type { BodyOf } from "@marquee/contracts/operation";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../core.ts";
import type { EventRecord } from "../events/event.item.ts";
import { ownPartyRow } from "../parties.ts";
import { isoTime } from "../time.ts";
import { type DealRecord, dealPartyEntity } from "./deal.item.ts";
import { allBenefits } from "./deal-terms.ts";
import { partyOf } from "./deal-view.ts";
import { type DeliverableRecord, deliverableEntity } from "./deliverable.item.ts";
import { deliverablesOf } from "./deliverable-view.ts";
import { getDeal } from "./read-deals.ts";
import { tellParties } from "./tell-parties.ts";
import { writeBesideDeal } from "./write-beside-deal.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * The deliverables of a version that was accepted: one for each benefit and add-on, owed by the host. Those of an
 * earlier version keep their status, and those that were negotiated away are waived. Days after signing count from
 * when both have signed.
 */
export function acceptedDeliverables(
  deal: DealRecord,
  event: EventRecord,
  before: readonly DeliverableRecord[],
  nowMs: number,
): LabelledWrite[] {
  const open = before.filter(({ status }) => status !== "waived");
  const benefits = allBenefits(deal);
  const kept = new Set<number>();
  const updatedAt = isoTime(nowMs);
  const added = benefits
    .filter((one) => {
      const old = open.find(({ n, benefit }) => !kept.has(n) && benefit === benefitText(one));
      if (old) kept.add(old.n);
      return !old;
    })
    .map(
      (one, at): DeliverableRecord => ({
        dealId: deal.id,
        n: before.length + at + 1,
        benefit: benefitText(one),
        owner: "host",
        ...dueOf(one.due, event),
        status: "pending",
        owedBy: null,
        note: "",
        startedAtRisk: false,
        updatedAt,
      }),
    );
  const dropped = open
    .filter(({ n }) => !kept.has(n))
    .map((one): DeliverableRecord => ({ ...one, status: "waived", updatedAt }));
  return [...added, ...dropped].map((one) => deliverableWrite(one, deal));
}

/** Puts what is still to be delivered on the list of the account that owes it. */
function deliverableWrite(one: DeliverableRecord, deal: DealRecord): LabelledWrite {
  const isOwed = deal.status !== "cancelled" && deliverableMoves.owner[one.status] !== undefined;
  const item = deliverableEntity.item({ ...one, owedBy: isOwed ? partyOf(deal, one.owner) : null });
  return { label: "deliverable", write: { op: "put", item } };
}

/** The writes by which nothing in a canceled deal is owed any more. */
export async function forgivenDeliverables(core: Core, deal: DealRecord): Promise<LabelledWrite[]> {
  if (deal.status !== "cancelled") return [];
  const owed = (await deliverablesOf(core, deal.id)).filter(({ owedBy }) => owedBy !== null);
  return owed.map((one) => deliverableWrite(one, deal));
}

/** When a benefit is due; days after signing give no date before both have signed. */
function dueOf(
  { days, from }: BenefitDue,
  { date, endsAt }: EventRecord,
): Pick<DeliverableRecord, "dueDate" | "daysAfterSigning"> {
  if (from === "after_signing") return { dueDate: null, daysAfterSigning: days };
  const dueDate = from === "before_event" ? dayOf(date, -days) : dayOf(endsAt, days);
  return { dueDate, daysAfterSigning: null };
}

/** The day that is this many days after a time. */
function dayOf(time: string, days: number): string {
  return isoTime(Date.parse(time) + days * dayMs).slice(0, 10);
}

/** Sets the due date of what is owed some days after signing, once both sides have signed. */
export async function datedDeliverables(
  core: Core,
  deal: DealRecord,
): Promise<{ writes: LabelledWrite[]; changes: DealChange[] }> {
  const { signedAt } = deal;
  if (signedAt === null) return { writes: [], changes: [] };
  const dated = (await deliverablesOf(core, deal.id)).flatMap((old) =>
    old.daysAfterSigning === null
      ? []
      : [{ old, next: { ...old, dueDate: dayOf(signedAt, old.daysAfterSigning), daysAfterSigning: null } }],
  );
  return {
    writes: dated.map(({ next }) => deliverableWrite({ ...next, updatedAt: signedAt }, deal)),
    changes: dated.flatMap(({ old, next }) => changesBetween(old, next)),
  };
}

type Body = BodyOf<typeof contract.updateDeliverable>;

/**
 * Updates the status of a deliverable, or moves its day. Both sides' steps are in the table of deliverable moves;
 * only the side that it is owed to may change its day or its owner.
 * @throws AppError not_found for an account that is not a party, and for an unknown number; invalid_transition
 */
export async function updateDeliverable(
  core: Core,
  channel: PushChannel,
  { accountId, id, n, body }: { accountId: string; id: string; n: number; body: Body },
): Promise<Deal> {
  const { side } = await ownPartyRow(core, dealPartyEntity, accountId, id);
  const after = await writeBesideDeal(core, { id, side }, async (deal, now) => {
    const old = (await deliverablesOf(core, id)).find((one) => one.n === n);
    if (!old) throw new AppError("not_found");
    const next = changed(old, deal, side, body);
    const changes = changesBetween(old, next);
    if (changes.length === 0) return undefined;
    const writes = [deliverableWrite({ ...next, updatedAt: now }, deal)];
    return { action: "deliverable", note: body.note ?? "", changes, writes };
  });
  if (after) await tellParties(core, channel, after);
  return getDeal(core, accountId, id);
}

function changed(old: DeliverableRecord, deal: DealRecord, side: DealSide, body: Body): DeliverableRecord {
  const { status = old.status, owner = old.owner, dueDate = old.dueDate, note = old.note } = body;
  if (status !== old.status && !deliverableMovesOf(old, deal.status, side).includes(status))
    throw new AppError("invalid_transition", {
      message: `You can't set this to ${status.replace("_", " ")} now.`,
    });
  const isOpen = deliverableMovesOf(old, deal.status, old.owner).length > 0 || old.status === "delivered";
  if ((owner !== old.owner || dueDate !== old.dueDate) && (side === old.owner || !isOpen))
    throw new AppError("invalid_transition", {
      message: "Only the side that is owed this can change its day or its owner, while it's open.",
    });
  const begins = status === "in_progress" || status === "delivered";
  return {
    ...old,
    status,
    owner,
    dueDate,
    // A due date that is set explicitly replaces the one counted from signing.
    daysAfterSigning: dueDate === old.dueDate ? old.daysAfterSigning : null,
    note,
    startedAtRisk: old.startedAtRisk || (begins && deal.signedAt === null),
  };
}

function changesBetween(before: DeliverableRecord, after: DeliverableRecord): DealChange[] {
  return (["status", "owner", "dueDate", "note"] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field: `deliverable ${after.n} ${field}`,
      old: before[field] || null,
      new: after[field] || null,
    }));
}
