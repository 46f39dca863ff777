import type { PushChannel } from "@marquee/adapters/push/port";
import type { DealAction, DealSide } from "@marquee/contracts/deal-moves";
import type { EventCategory } from "@marquee/contracts/enums";
import { invalidField } from "@marquee/contracts/errors";
import type * as contract from "@marquee/contracts/http/deals";
import type { Deal } from "@marquee/contracts/http/deals";
import type { BodyOf } from "@marquee/contracts/operation";
import type { LabelledWrite } from "@marquee/table/table";
import { cents } from "../cents.ts";
import type { Core } from "../core.ts";
import { changeSpots, type SpotChange } from "../events/change-spots.ts";
import { closedPriceEntity } from "../events/closed-price.item.ts";
import type { HostedEvent } from "../events/get-event.ts";
import { hostedDealEntity } from "../events/hosted-deal.item.ts";
import type { ReadyNotice } from "../notifications/notices.ts";
import { ownPartyRow } from "../parties.ts";
import { isoTime } from "../time.ts";
import { type DealRecord, dealPartyEntity } from "./deal.item.ts";
import { addOnCents, addOnsOf, benefitsOf } from "./deal-terms.ts";
import { deliverablesOf } from "./deliverable-view.ts";
import { acceptedDeliverables, forgivenDeliverables } from "./deliverables.ts";
import { offerLapses, spotsAfter } from "./open-deal.ts";
import { getDeal } from "./read-deals.ts";
import { renewDeal } from "./renew-deal.ts";
import { readDeal, requireMove } from "./require-move.ts";
import { stepNotices, tellOffered, tellParties } from "./tell-parties.ts";
import { dealWrites } from "./write-deal.ts";

type Body = BodyOf<typeof contract.transitionSponsorshipDeal>;

/** One side's decision about a deal. */
interface Decision {
  side: DealSide;
  body: Body;
  nowMs: number;
  hosted: HostedEvent;
}

/**
 * Takes a deal one step forward, if the table of moves allows this side to do so now. The deal, its spot, its history
 * and both parties' lists change in one transaction, so if two decide at once, one is refused.
 * @throws AppError not_found for an account that is not a party, stale_version, invalid_transition with what would be
 *   possible, validation_failed, sold_out and conflict if a renewal finds no package
 */
export async function transitionDeal(
  core: Core,
  channel: PushChannel,
  {
    accountId,
    id,
    body,
  }: { accountId: string; id: string; body: Body & { action: Exclude<DealAction, "sign"> } },
): Promise<Deal> {
  const { side } = await ownPartyRow(core, dealPartyEntity, accountId, id);
  requireFields(body);
  const { action } = body;
  const result =
    action === "renew"
      ? await renewDeal(core, { id, side, version: body.version, packageId: body.packageId })
      : await takeStep(core, id, { side, body, action });
  await Promise.all([
    tellOffered(core, channel, result.offered),
    ...result.deals.map((one) => tellParties(core, channel, one)),
  ]);
  return getDeal(core, accountId, id);
}

async function takeStep(
  core: Core,
  id: string,
  { side, body, action }: { side: DealSide; body: Body; action: Exclude<DealAction, "renew" | "sign"> },
) {
  const first = await readDeal(core, id);
  let after = first;
  let told: ReadyNotice[] = [];
  const offered = await changeSpots(core, first.eventId, async (hosted): Promise<SpotChange> => {
    const nowMs = core.clock.now();
    const before = await readDeal(core, id);
    requireMove(before, hosted, { side, action, version: body.version, now: isoTime(nowMs) });
    const step = effects[action](before, { side, body, nowMs, hosted });
    after = { ...step, turn: before.turn + 1, updatedAt: isoTime(nowMs) };
    told = await stepNotices(core, { deal: after, action, by: side });
    const note = body.reason ?? body.note ?? "";
    const spots = spotsAfter(hosted, after, isoTime(nowMs));
    return {
      ...spots,
      writes: [
        ...dealWrites(core, { before, after, action, by: side, note, told }),
        // A package made for one brand says nothing about what others pay.
        ...(after.status === "completed" && spots.offer.onlyFor === null
          ? [closedPrice(hosted.event.category, after)]
          : []),
        ...(isEndOfSigned(before, after) ? [hostedDeal(after)] : []),
        ...(action === "accept"
          ? acceptedDeliverables(after, hosted.event, await deliverablesOf(core, id), nowMs)
          : []),
        ...(await forgivenDeliverables(core, after)),
      ],
    };
  });
  return { deals: [{ deal: after, told }], offered };
}

/** The price that the deal closed at without its add-ons, among those of similar deals. */
function closedPrice(category: EventCategory, deal: DealRecord): LabelledWrite {
  const { id: dealId, tier, updatedAt: at } = deal;
  const amountCents = Math.max(0, deal.amountCents - addOnCents(deal.addOns));
  const item = closedPriceEntity.item({ category, tier, dealId, amountCents, at });
  return { label: "price", write: { op: "put", item } };
}

function isEndOfSigned(before: DealRecord, after: DealRecord): boolean {
  return before.status === "active" && after.status !== "active";
}

/** How the deal ended, in its host's record. */
function hostedDeal({ id: dealId, hostId, brandId, eventId, eventName, ...deal }: DealRecord): LabelledWrite {
  const outcome = deal.status === "completed" ? ("completed" as const) : ("canceled" as const);
  const item = hostedDealEntity.item({
    hostId,
    dealId,
    outcome,
    brandId,
    eventId,
    eventName,
    at: deal.updatedAt,
  });
  return { label: "hostedDeal", write: { op: "put", item } };
}

/** The effect of each action on a deal that allows it. */
const effects: Record<
  Exclude<DealAction, "renew" | "sign">,
  (deal: DealRecord, decision: Decision) => DealRecord
> = {
  propose: (deal, { side, body, nowMs, hosted }) => ({
    ...nextVersion(deal, side, nowMs),
    offerKind: "offer",
    ...changedTerms(deal, body.terms ?? {}, hosted),
    ...(body.amount === undefined ? {} : { amountCents: cents(body.amount) }),
  }),
  request_changes: (deal, { side, nowMs }) => ({ ...nextVersion(deal, side, nowMs), offerKind: "request" }),
  accept: (deal) => ({ ...deal, status: "pending", expiresAt: null }),
  decline: ended,
  cancel: ended,
  complete: (deal) => ({ ...deal, status: "completed" }),
};

function nextVersion(deal: DealRecord, side: DealSide, nowMs: number): DealRecord {
  return {
    ...deal,
    status: "negotiating",
    version: deal.version + 1,
    offeredBy: side,
    offersInRow: deal.offeredBy === side ? deal.offersInRow + 1 : 1,
    signedBy: [],
    expiresAt: offerLapses(nowMs),
  };
}

function changedTerms(
  deal: DealRecord,
  { benefits, addOns: ids, ...terms }: NonNullable<Body["terms"]>,
  hosted: HostedEvent,
) {
  const addOns = ids && addOnsOf(ids, deal.addOns, hosted, "terms.addOns");
  return {
    ...(addOns === undefined
      ? {}
      : {
          addOns,
          amountCents: Math.max(0, deal.amountCents + addOnCents(addOns) - addOnCents(deal.addOns)),
        }),
    ...(terms.notes === undefined ? {} : { notes: terms.notes }),
    ...(terms.kpis === undefined ? {} : { kpis: terms.kpis }),
    ...(terms.closingDate === undefined ? {} : { closingDate: terms.closingDate }),
    ...(benefits === undefined ? {} : { benefits: benefitsOf(benefits, deal.benefits) }),
  };
}

function ended(deal: DealRecord, { side, body }: Decision): DealRecord {
  return { ...deal, status: "cancelled", expiresAt: null, endReason: body.reason ?? "", endedBy: side };
}

type Field = "amount" | "terms" | "note" | "reason" | "packageId" | "name" | "password" | "code";

const fieldsOf: Record<DealAction, readonly Field[]> = {
  propose: ["amount", "terms", "note"],
  request_changes: ["reason"],
  accept: ["note"],
  sign: ["name", "password", "code"],
  decline: ["reason"],
  cancel: ["reason"],
  complete: ["note"],
  renew: ["packageId"],
};
const fields: readonly Field[] = [
  "amount",
  "terms",
  "note",
  "reason",
  "packageId",
  "name",
  "password",
  "code",
];

/**
 * Refuses fields that an action does not take.
 * @throws AppError validation_failed for a field of another action, or a missing reason
 */
export function requireFields(body: Body): void {
  const allowed = fieldsOf[body.action];
  for (const field of fields)
    if (body[field] !== undefined && !allowed.includes(field))
      throw invalidField(field, `This action takes no ${field}`);
  if (allowed.includes("reason") && (body.reason ?? "") === "") throw invalidField("reason", "Say why");
}
