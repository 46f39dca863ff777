import type { PushChannel } from "@marquee/adapters/push/port";
import { type AgreedEvent, agreedEvent } from "@marquee/contracts/deals/deal-facts";
import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import type * as contract from "@marquee/contracts/deals/deals";
import type { Deal } from "@marquee/contracts/deals/deals";
import { deliverableMoves, deliverableMovesOf } from "@marquee/contracts/deals/deliverable-moves";
import { AppError } from "@marquee/contracts/errors";
import { type BenefitDue, benefitText } from "@marquee/contracts/events/benefits";
import { dayAfter, dayIn } from "@marquee/contracts/events/event-time";
import type { BodyOf } from "@marquee/contracts/operation";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { EventRecord } from "../../events/events/event.item.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { isoTime } from "../../time.ts";
import { type DealRecord, dealPartyEntity } from "./deal.item.ts";
import { allBenefits } from "./deal-terms.ts";
import { otherSide, partyOf } from "./deal-view.ts";
import { type DeliverableRecord, deliverableEntity } from "./deliverable.item.ts";
import { deliverablesOf } from "./deliverable-view.ts";
import { getDeal } from "./read-deals.ts";
import { tellParties } from "./tell-parties.ts";
import { writeBesideDeal } from "./write-beside-deal.ts";

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
): { writes: LabelledWrite[]; undelivered: number } {
  const open = before.filter(({ status }) => status !== "waived");
  const benefits = allBenefits(deal);
  const from = agreedDays(deal, event);
  const kept = new Map<number, DeliverableRecord>();
  const updatedAt = isoTime(nowMs);
  const added = benefits
    .filter((one) => {
      const old = open.find(({ n, benefit }) => !kept.has(n) && benefit === benefitText(one));
      if (old) kept.set(old.n, isUndelivered(old.status) ? withDueDay(old, one.due, from) : old);
      return !old;
    })
    .map(
      (one, at): DeliverableRecord => ({
        dealId: deal.id,
        n: before.length + at + 1,
        benefit: benefitText(one),
        owner: "host",
        due: one.due,
        ...dueOf(one.due, from),
        status: "pending",
        owedBy: null,
        reviewBy: null,
        note: "",
        startedAtRisk: false,
        updatedAt,
      }),
    );
  const dropped = open
    .filter(({ n }) => !kept.has(n))
    .map((one): DeliverableRecord => ({ ...one, status: "waived", updatedAt }));
  const standing = [...kept.values(), ...added];
  const moved = standing.filter((one) => !open.includes(one));
  return {
    writes: [...moved, ...dropped].map((one) => deliverableWrite(one, deal)),
    undelivered: undelivered(standing),
  };
}

/** How much of what the host owes is neither delivered nor waived. */
function undelivered(deliverables: readonly DeliverableRecord[]): number {
  return deliverables.filter(({ owner, status }) => owner === "host" && isUndelivered(status)).length;
}

/** Whether something is still to be delivered. */
export function isUndelivered(status: DeliverableRecord["status"]): boolean {
  return deliverableMoves.owner[status] !== undefined;
}

function deliverableWrite(one: DeliverableRecord, deal: DealRecord): LabelledWrite {
  const item = deliverableEntity.item({ ...one, ...nextActor(one, deal) });
  return { label: "deliverable", write: { op: "put", item } };
}

/** The account that has to act on it next: who still has to deliver it, or who has to accept what was delivered. */
export function nextActor(
  { status, owner }: Pick<DeliverableRecord, "status" | "owner">,
  deal: DealRecord,
): Pick<DeliverableRecord, "owedBy" | "reviewBy"> {
  const isOpen = deal.status !== "cancelled";
  return {
    owedBy: isOpen && isUndelivered(status) ? partyOf(deal, owner) : null,
    reviewBy: isOpen && status === "delivered" ? partyOf(deal, otherSide(owner)) : null,
  };
}

/** The writes by which nothing in a canceled deal is owed any more. */
export async function forgivenDeliverables(core: Core, deal: DealRecord): Promise<LabelledWrite[]> {
  if (deal.status !== "cancelled") return [];
  const open = (await deliverablesOf(core, deal.id)).filter(
    ({ owedBy, reviewBy }) => owedBy !== null || reviewBy !== null,
  );
  return open.map((one) => deliverableWrite(one, deal));
}

/** The days from which due days are counted: the agreed ones of the event, and that of the signing once there is one. */
type CountedFrom = Pick<AgreedEvent, "firstDay" | "lastDay"> & { signedDay?: string };

type Due = Pick<DeliverableRecord, "dueDate" | "ruledDate" | "daysAfterSigning">;

/** When a benefit is due; days after signing give no date before both have signed. */
function dueOf({ days, from }: BenefitDue, { firstDay, lastDay, signedDay }: CountedFrom): Due {
  const starts = { before_event: firstDay, after_event: lastDay, after_signing: signedDay };
  const start = starts[from];
  if (start === undefined) return { dueDate: null, ruledDate: null, daysAfterSigning: days };
  const dueDate = dayAfter(start, from === "before_event" ? -days : days);
  return { dueDate, ruledDate: dueDate, daysAfterSigning: null };
}

/** The deliverable with the due day that its benefit's rule gives now, unless a side has moved it by hand. */
function withDueDay(one: DeliverableRecord, rule: BenefitDue, from: CountedFrom): DeliverableRecord {
  const isByHand = one.daysAfterSigning === null && one.dueDate !== one.ruledDate;
  return isByHand ? one : { ...one, due: rule, ...dueOf(rule, from) };
}

/** The due days of what is still owed, once both sides have signed: of the days that they have agreed on. */
export async function datedDeliverables(
  core: Core,
  { deal, event }: { deal: DealRecord; event: EventRecord },
): Promise<{ writes: LabelledWrite[]; changes: DealChange[] }> {
  const { signedAt, signedBy, updatedAt } = deal;
  if (signedAt === null || signedBy.length < 2) return { writes: [], changes: [] };
  const from = { ...agreedDays(deal, event), signedDay: dayIn(event.timeZone, signedAt) };
  const benefits = allBenefits(deal);
  const dated = (await deliverablesOf(core, deal.id)).flatMap((old) => {
    const rule =
      old.due ?? benefits.find((one) => benefitText(one) === old.benefit)?.due ?? afterSigning(old);
    if (!rule || !isUndelivered(old.status)) return [];
    const next = withDueDay(old, rule, from);
    return next.dueDate === old.dueDate ? [] : [{ old, next }];
  });
  return {
    writes: dated.map(({ next }) => deliverableWrite({ ...next, updatedAt }, deal)),
    changes: dated.flatMap(({ old, next }) => changesBetween(old, next)),
  };
}

function afterSigning({ daysAfterSigning: days }: DeliverableRecord): BenefitDue | undefined {
  return days === null ? undefined : { days, from: "after_signing" };
}

function agreedDays({ facts }: DealRecord, event: EventRecord): CountedFrom {
  return facts?.event ?? agreedEvent(event);
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
  { acting, id, n, body }: { acting: Acting; id: string; n: number; body: Body },
): Promise<Deal> {
  const { accountId } = acting;
  const { side } = await ownPartyRow(core, dealPartyEntity, accountId, id);
  const after = await writeBesideDeal(core, { id, side, acting }, async (current, now) => {
    const all = await deliverablesOf(core, id);
    const old = all.find((one) => one.n === n);
    if (!old) throw new AppError("not_found");
    const next = changed(old, current, side, body);
    const changes = changesBetween(old, next);
    if (changes.length === 0) return undefined;
    const writes = [deliverableWrite({ ...next, updatedAt: now }, current)];
    const after = all.map((one) => (one === old ? next : one));
    const deal = { undelivered: undelivered(after) };
    const state = next.status === old.status ? {} : { state: next.status.replaceAll("_", " ") };
    const subject = { what: next.benefit, ...state };
    return { action: "deliverable", note: body.note ?? "", subject, changes, writes, deal };
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
