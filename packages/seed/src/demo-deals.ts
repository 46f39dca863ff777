import { agreedEvent } from "@marquee/contracts/deals/deal-facts";
import { noPlainTerms } from "@marquee/contracts/deals/deal-terms";
import type { Industry } from "@marquee/contracts/enums";
import { benefitText } from "@marquee/contracts/events/benefits";
import { dayIn } from "@marquee/contracts/events/event-time";
import type { Contact } from "@marquee/contracts/events/events";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import { documentText } from "@marquee/contracts/text/document-text";
import {
  agreementEntity,
  agreementHashEntity,
  type Signature,
} from "@marquee/core/deals/agreements/agreement.item";
import { agreementBlocks } from "@marquee/core/deals/deals/agreement-text";
import { type DealRecord, dealEntity, dealPartyEntity } from "@marquee/core/deals/deals/deal.item";
import { storedBrief } from "@marquee/core/deals/deals/deal-briefs";
import { textSha256 } from "@marquee/core/deals/deals/deal-facts";
import { dealHistoryEntity, dealOfferEntity } from "@marquee/core/deals/deals/deal-parts.item";
import { dealChanges, termsOf } from "@marquee/core/deals/deals/deal-terms";
import { type DeliverableRecord, deliverableEntity } from "@marquee/core/deals/deals/deliverable.item";
import { isUndelivered, nextActor } from "@marquee/core/deals/deals/deliverables";
import { agreementLapses, offerLapses, spotOf } from "@marquee/core/deals/deals/open-deal";
import { closedPriceEntity } from "@marquee/core/events/events/closed-price.item";
import type { EventRecord, SponsorshipPackageRecord, Spot } from "@marquee/core/events/events/event.item";
import { hostedDealEntity } from "@marquee/core/events/events/hosted-deal.item";
import { isoTime } from "@marquee/core/time";
import type { Item } from "@marquee/table/table";
import type { DealPlan } from "./content/deals.ts";

const hourMs = 60 * 60_000;
/** Hours between two versions. */
const answerHours = 20;

/** The event, package and parties of a demo deal. */
export interface DealSubject {
  event: EventRecord;
  offer: SponsorshipPackageRecord;
  industry: Industry | null;
  brand: Contact;
  host: Contact;
}

/** The rows of a demo deal, as its steps would have written them, and the spot that it takes. */
export function dealRows(
  plan: DealPlan,
  subject: DealSubject,
  nowMs: number,
): { items: Item[]; spot: Spot | undefined } {
  const { event, offer, industry } = subject;
  const lastMs = nowMs - plan.hoursAgo * hourMs;
  const timeOf = (at: number) => lastMs - (plan.offers.length - 1 - at) * answerHours * hourMs;
  const versions = plan.offers.map((one, at): DealRecord => {
    const by = (side: string) => plan.offers.slice(0, at + 1).findLastIndex((other) => other.by !== side);
    return {
      id: `deal_demo_${plan.key}`,
      packageId: offer.id,
      packageName: offer.name,
      tier: offer.tier,
      eventId: event.id,
      eventName: event.name,
      brandId: plan.brandId,
      hostId: event.hostId,
      industry,
      status: "negotiating",
      version: at + 1,
      offeredBy: one.by,
      offerKind: one.isRequest ? "request" : "offer",
      offersInRow: at - by(one.by),
      signedBy: [],
      textSha256: null,
      inForce: null,
      undelivered: 0,
      reminded: false,
      eventCanceled: false,
      facts: { brand: subject.brand, host: subject.host, event: agreedEvent(event) },
      amountCents: one.amount * 100,
      benefits: offer.benefits,
      addOns: [],
      ...noPlainTerms,
      kpis: [...(plan.kpis ?? [])],
      closingDate:
        plan.closingInDays === undefined
          ? null
          : isoTime(nowMs + plan.closingInDays * 24 * hourMs).slice(0, 10),
      notes: plan.notes ?? "",
      expiresAt: offerLapses(timeOf(at)),
      contractUrl: null,
      signedAt: null,
      endReason: null,
      endedBy: null,
      renewedFrom: null,
      renewedTo: null,
      leftBy: null,
      turn: at + 1,
      createdAt: isoTime(timeOf(0)),
      updatedAt: isoTime(timeOf(at)),
    };
  });
  const last = versions.at(-1) as DealRecord;
  const deal = settledDeal(plan, last, {
    lastMs,
    overMs: Math.min(nowMs, Date.parse(event.endsAt) + 24 * hourMs),
    subject,
  });
  const steps = deal === last ? versions : [...versions, deal];
  const { id } = deal;
  const items = [
    dealEntity.item(deal),
    ...(["brand", "host"] as const).map((side) =>
      dealPartyEntity.item({
        id,
        accountId: side === "brand" ? deal.brandId : deal.hostId,
        side,
        updatedAt: deal.updatedAt,
        brief: storedBrief(deal),
      }),
    ),
    ...versions.map((one, at) =>
      dealOfferEntity.item({
        dealId: id,
        version: one.version,
        kind: one.offerKind,
        by: one.offeredBy,
        ...termsOf(one),
        facts: one.facts,
        note: plan.offers[at]?.note ?? "",
        createdAt: one.updatedAt,
      }),
    ),
    ...steps.map((one, at) =>
      dealHistoryEntity.item({
        // Sorts before all later entries, whose ids begin with their time.
        id: `hst_0000_${at}`,
        dealId: id,
        version: one.version,
        ...stepOf(plan, one, at),
        changes: dealChanges(steps[at - 1], one),
        createdAt: one.updatedAt,
      }),
    ),
  ];
  if (deal.status === "completed")
    items.push(
      closedPriceEntity.item({
        category: event.category,
        tier: deal.tier,
        dealId: id,
        amountCents: deal.amountCents,
        attendees: event.attendeeCount,
        at: deal.updatedAt,
      }),
      hostedDealEntity.item({
        hostId: deal.hostId,
        dealId: id,
        outcome: "completed",
        brandId: deal.brandId,
        eventId: deal.eventId,
        eventName: deal.eventName,
        at: deal.updatedAt,
      }),
    );
  if (isSigned(plan, deal)) items.push(...agreementRows(deal, subject));
  items.push(...deliverableItems(deal, event, nowMs));
  return { items, spot: deal.status === "cancelled" ? undefined : spotOf(deal) };
}

/** The deal after the steps that followed its last version. */
function settledDeal(
  plan: DealPlan,
  last: DealRecord,
  { lastMs, overMs, subject }: { lastMs: number; overMs: number; subject: DealSubject },
): DealRecord {
  if (plan.status === "negotiating") return last;
  const { event, offer } = subject;
  const acceptedMs = lastMs + 4 * hourMs;
  const at = isoTime(acceptedMs);
  const signed = plan.status === "active" || plan.status === "completed";
  return {
    ...last,
    status: plan.status,
    expiresAt: plan.status === "pending" ? agreementLapses(event, acceptedMs) : null,
    undelivered: offer.benefits.filter((_, index) => isUndelivered(deliverableStatus(plan.status, index)))
      .length,
    inForce: signed ? { version: last.version, lastDay: agreedEvent(event).lastDay } : null,
    textSha256: signed ? textSha256(documentText(textOf(last, subject))) : null,
    signedAt: signed ? at : null,
    signedBy: signed ? ["brand", "host"] : [],
    contractUrl: signed ? `/api/sponsorship-deals/${last.id}/contract.pdf` : null,
    endReason: plan.ended?.reason ?? null,
    endedBy: plan.ended?.by ?? null,
    turn: last.turn + 1,
    updatedAt: plan.status === "completed" ? isoTime(overMs) : at,
  };
}

/** For past events that nobody signs in to see, only the deals are seeded. */
function isSigned({ key }: DealPlan, { signedAt }: DealRecord): boolean {
  return signedAt !== null && !key.startsWith("calendar_");
}

function textOf(deal: DealRecord, { event, brand, host }: DealSubject): DocumentBlock[] {
  return agreementBlocks({ deal, facts: { brand, host, event: agreedEvent(event) } });
}

/** The signed agreement, as the signatures would have stored it; its file is made like any other. */
function agreementRows(deal: DealRecord, subject: DealSubject): Item[] {
  const { brand, host } = subject;
  const blocks = textOf(deal, subject);
  const sha256 = textSha256(documentText(blocks));
  const of = { dealId: deal.id, version: deal.version };
  const at = deal.signedAt ?? deal.updatedAt;
  const signatures = (["brand", "host"] as const).map((side): Signature => {
    const [actorId, { name }] = side === "brand" ? [deal.brandId, brand] : [deal.hostId, host];
    return { side, actorId, name, at, confirmedBy: "password" };
  });
  return [
    agreementEntity.item({ ...of, blocks, textSha256: sha256, signatures, fileSha256: null, createdAt: at }),
    agreementHashEntity.item({ sha256, ...of }),
  ];
}

const begun = ["delivered", "in_progress", "pending", "pending"] as const;

function deliverableStatus(deal: DealRecord["status"], at: number): DeliverableRecord["status"] {
  if (deal === "completed") return "accepted";
  return deal === "active" ? (begun[at % begun.length] ?? "pending") : "pending";
}

/** A deal's deliverables: all accepted if it is completed, some begun and due soon if it is signed. */
function deliverableItems(deal: DealRecord, event: EventRecord, nowMs: number): Item[] {
  if (deal.status === "negotiating" || deal.status === "cancelled") return [];
  return deal.benefits.map((benefit, at) => {
    const status = deliverableStatus(deal.status, at);
    const beforeEventMs = Date.parse(event.date) - (at + 1) * 5 * 24 * hourMs;
    const soonMs = nowMs + 3 * 24 * hourMs;
    return deliverableEntity.item({
      dealId: deal.id,
      n: at + 1,
      benefit: benefitText(benefit),
      owner: "host",
      dueDate: dayIn(event.timeZone, isoTime(status === "in_progress" ? soonMs : beforeEventMs)),
      status,
      ...nextActor({ status, owner: "host" }, deal),
      note: "",
      startedAtRisk: false,
      updatedAt: deal.updatedAt,
    });
  });
}

const actions = {
  negotiating: "propose",
  pending: "accept",
  active: "sign",
  completed: "complete",
  cancelled: "decline",
} as const;

function stepOf(plan: DealPlan, deal: DealRecord, at: number) {
  const offered = plan.offers[at];
  const other = deal.offeredBy === "brand" ? ("host" as const) : ("brand" as const);
  if (offered)
    return {
      action: offered.isRequest ? "request_changes" : "propose",
      by: offered.by,
      note: offered.note ?? "",
    };
  const by = plan.ended?.by ?? (deal.status === "completed" ? ("host" as const) : other);
  return { action: actions[deal.status], by, note: plan.ended?.reason ?? "" };
}
