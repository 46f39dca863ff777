import type { PushChannel } from "@marquee/adapters/push/port";
import type { DealFacts } from "@marquee/contracts/deals/deal-facts";
import type { TransitionDealBody } from "@marquee/contracts/deals/deal-input";
import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { Deal } from "@marquee/contracts/deals/deals";
import { AppError } from "@marquee/contracts/errors";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { changeSpots, type SpotChange } from "../../events/events/change-spots.ts";
import { closedPriceEntity } from "../../events/events/closed-price.item.ts";
import type { EventRecord } from "../../events/events/event.item.ts";
import { type HostedEvent, recordOf } from "../../events/events/get-event.ts";
import { hostedDealEntity } from "../../events/events/hosted-deal.item.ts";
import { factsNow, packageHash } from "../../events/events/offer-facts.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import type { ReadyNotice } from "../../live/notifications/notices.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { isoTime } from "../../time.ts";
import { refuseBothSides } from "./both-sides.ts";
import { type DealRecord, dealPartyEntity, reminderAt } from "./deal.item.ts";
import { withVersion } from "./deal-facts.ts";
import { addOnCents, termsAfter } from "./deal-terms.ts";
import type { DeliverableRecord } from "./deliverable.item.ts";
import { deliverablesOf } from "./deliverable-view.ts";
import { acceptedDeliverables, forgivenDeliverables } from "./deliverables.ts";
import { followFacts } from "./follow-facts.ts";
import { agreementLapses, offerLapses, spotsAfter } from "./open-deal.ts";
import { getDeal } from "./read-deals.ts";
import { renewDeal } from "./renew-deal.ts";
import { FactsMoved, readDeal, requireMove } from "./require-move.ts";
import { stepNotices, tellOfSpots, tellParties } from "./tell-parties.ts";
import { dealWrites } from "./write-deal.ts";

type MoveBody = Exclude<TransitionDealBody, { action: "sign" }>;
/** The moves that concern one deal only. */
type StepBody = Exclude<MoveBody, { action: "renew" }>;

/** One side's decision about a deal. */
interface Decision {
  side: DealSide;
  body: StepBody;
  nowMs: number;
  hosted: HostedEvent;
}

/**
 * Takes a deal one step forward, if the table of moves allows this side to do so now. The deal, its spot, its history
 * and both parties' lists change in one transaction, so if two decide at once, one is refused.
 * @throws AppError not_found for an account that is not a party, forbidden for the other party's people, stale_version, invalid_transition with what would be
 *   possible, validation_failed, sold_out and conflict if a renewal finds no package
 */
export async function transitionDeal(
  core: Core,
  channel: PushChannel,
  { acting, id, body }: { acting: Acting; id: string; body: MoveBody },
): Promise<Deal> {
  const { accountId } = acting;
  const { side, ownerId } = await ownPartyRow(core, dealPartyEntity, accountId, id);
  if (acting.through !== undefined) {
    const { brandId, hostId } = await readDeal(core, id);
    refuseBothSides(acting, [brandId, hostId]);
  }
  const result =
    body.action === "renew"
      ? await renewDeal(core, { ...body, id, side, acting })
      : await takeStep(core, id, { side, body, acting, takesOver: ownerId === undefined }).catch(
          async (error: unknown) => {
            if (error instanceof FactsMoved) await followFacts(core, channel, id);
            throw error;
          },
        );
  await Promise.all([
    tellOfSpots(core, channel, result.eventId, result.offered),
    ...result.deals.map((one) => tellParties(core, channel, one)),
  ]);
  return getDeal(core, accountId, id);
}

async function takeStep(
  core: Core,
  id: string,
  { side, body, ...who }: { side: DealSide; body: StepBody; acting: Acting; takesOver: boolean },
) {
  const { action } = body;
  const first = await readDeal(core, id);
  let after = first;
  let notices: ReadyNotice[] = [];
  const offered = await changeSpots(core, first.eventId, async (hosted): Promise<SpotChange> => {
    const nowMs = core.clock.now();
    const before = await readDeal(core, id);
    const { version, termsHash } = body;
    await requireMove(core, before, hosted, { side, action, version, termsHash, now: isoTime(nowMs) });
    const delivered = action === "accept" || action === "complete" ? await deliverablesOf(core, id) : [];
    const step = await afterStep(core, before, { side, body, nowMs, hosted });
    const owed = action === "accept" ? acceptedDeliverables(step, hosted.event, delivered, nowMs) : undefined;
    after = {
      ...step,
      ...(owed && { undelivered: owed.undelivered }),
      turn: before.turn + 1,
      updatedAt: isoTime(nowMs),
    };
    notices = await stepNotices(core, { deal: after, action, by: side });
    const note = noteOf(body);
    const spots = spotsAfter(hosted, after, isoTime(nowMs));
    return {
      ...spots,
      writes: [
        ...dealWrites(core, { before, after, action, by: side, ...who, note, notices }),
        // A package made for one brand says nothing about what others pay, and the host's word alone says nothing.
        ...(after.status === "completed" && spots.offer.onlyFor === null && isConfirmedBy(side, delivered)
          ? [closedPrice(hosted.event, after)]
          : []),
        ...(isEndOfSigned(before, after) ? [hostedDeal(after)] : []),
        ...(owed?.writes ?? []),
        ...(await forgivenDeliverables(core, after)),
      ],
    };
  });
  return { eventId: first.eventId, deals: [{ deal: after, notices }], offered };
}

/** Whether the sponsor says that a deal was fulfilled: by completing it, or by accepting all that they were owed. */
function isConfirmedBy(side: DealSide, delivered: readonly DeliverableRecord[]): boolean {
  return side === "brand" || delivered.every(({ status }) => status === "accepted" || status === "waived");
}

/** The price that the deal closed at without its add-ons, among those of similar deals. */
function closedPrice(
  { category, attendeeCount }: Pick<EventRecord, "category" | "attendeeCount">,
  deal: DealRecord,
): LabelledWrite {
  const { id: dealId, tier, updatedAt: at } = deal;
  // What was agreed on counts, whatever the event says by the end.
  const attendees = deal.facts?.event.attendeeCount ?? attendeeCount;
  const amountCents = Math.max(0, deal.amountCents - addOnCents(deal.addOns));
  const item = closedPriceEntity.item({ category, tier, dealId, amountCents, attendees, at });
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

/** The deal after a step that it allows. */
async function afterStep(
  core: Core,
  deal: DealRecord,
  { side, body, nowMs, hosted }: Decision,
): Promise<DealRecord> {
  switch (body.action) {
    case "propose": {
      const { amount, terms, packageHash: read } = body;
      const facts = await factsNow(core, hosted.event, deal.brandId);
      const isNew = (id: string) => deal.addOns.every((one) => one.id !== id);
      if (read !== undefined && terms?.addOns?.some(isNew)) {
        const offer = recordOf(hosted, deal.packageId);
        // Whoever reads a package reads it as its sponsor, also its host.
        const shown = side === "brand" ? facts : { ...facts, brand: facts.host };
        if (read !== packageHash(offer, hosted.addOns, shown))
          throw new AppError("stale_version", { message: addOnsChanged });
      }
      const changed = termsAfter(deal, { ...terms, amount }, { hosted, at: "terms." });
      return { ...nextVersion(deal, side, facts, nowMs), offerKind: "offer", ...changed };
    }
    case "request_changes": {
      const facts = await factsNow(core, hosted.event, deal.brandId);
      return { ...nextVersion(deal, side, facts, nowMs), offerKind: "request" };
    }
    case "accept": {
      const expiresAt = agreementLapses(hosted.event, nowMs);
      return { ...deal, status: "pending", expiresAt, reminded: isoTime(nowMs) >= reminderAt(expiresAt) };
    }
    case "decline":
    case "cancel":
      return { ...deal, status: "cancelled", expiresAt: null, endReason: body.reason, endedBy: side };
    case "complete":
      return { ...deal, status: "completed" };
  }
}

const addOnsChanged =
  "The event's add-ons have changed since you read them. Read them again before you offer.";

/** The version with which a side answers. */
function nextVersion(deal: DealRecord, side: DealSide, facts: DealFacts, nowMs: number): DealRecord {
  return {
    ...withVersion(deal, facts),
    status: "negotiating",
    offeredBy: side,
    offersInRow: deal.offeredBy === side ? deal.offersInRow + 1 : 1,
    expiresAt: offerLapses(nowMs),
  };
}

/** What a step says to the other side. */
function noteOf(body: StepBody): string {
  if ("reason" in body) return body.reason;
  return body.note ?? "";
}
