import { agreedEvent } from "@marquee/contracts/deals/deal-facts";
import { type DealAction, type DealSide, refusalOfMove } from "@marquee/contracts/deals/deal-moves";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../core.ts";
import type { HostedEvent } from "../../events/events/get-event.ts";
import { factsNow } from "../../events/events/offer-facts.ts";
import { type DealRecord, dealEntity } from "./deal.item.ts";
import { changedFields, factChanges, factsOf, termsHash } from "./deal-facts.ts";
import { dealOfferEntity } from "./deal-parts.item.ts";
import { versionChanges } from "./deal-terms.ts";
import { moveFacts } from "./deal-view.ts";

/** A deal as it is stored. @throws AppError not_found */
export async function readDeal(core: Core, id: string): Promise<DealRecord> {
  const row = await core.table.get(dealEntity.key({ id }));
  if (!row) throw new AppError("not_found");
  return dealEntity.read(row);
}

/** What a side wants to do, and what it had read when it decided to. */
export interface WantedMove {
  side: DealSide;
  action: DealAction;
  version: number;
  termsHash?: string | undefined;
  now: string;
}

/** A move that reads well, but whose deal no longer says what its event or its parties' profiles say. */
export class FactsMoved extends AppError {
  constructor(changes: readonly DealChange[]) {
    super("stale_version", { message: changedSince(changes) });
  }
}

/** The moves that go by what the event says at that moment; an offer also names the parties as they are then. */
const bindsToEvent: ReadonlySet<DealAction> = new Set(["propose", "request_changes", "accept", "sign"]);

/**
 * Refuses a move that a side cannot make now, or that is based on another text than the deal's.
 * @throws AppError stale_version with what changed since it was read, invalid_transition; FactsMoved
 */
export async function requireMove(
  core: Core,
  deal: DealRecord,
  { event }: Pick<HostedEvent, "event">,
  { side, action, version, termsHash: read, now }: WantedMove,
): Promise<void> {
  if (deal.version !== version)
    throw new AppError("stale_version", { message: changedSince(await changesSince(core, deal, version)) });
  const message = refusalOfMove(moveFacts(deal, event, now), side, action);
  if (message !== undefined) throw new AppError("invalid_transition", { message });
  const moved = bindsToEvent.has(action) ? await movedFacts(core, deal, event, action) : [];
  if (moved.length > 0) throw new FactsMoved(moved);
  if (read !== undefined && read !== termsHash(deal, await factsOf(core, deal, event)))
    throw new AppError("stale_version", { message: changedSince([]) });
}

/** What the event says otherwise than the deal; for an offer also what the parties' profiles do. */
async function movedFacts(
  core: Core,
  { facts, brandId }: DealRecord,
  event: HostedEvent["event"],
  action: DealAction,
): Promise<DealChange[]> {
  if (!facts) return [];
  const now =
    action === "propose" ? await factsNow(core, event, brandId) : { ...facts, event: agreedEvent(event) };
  return factChanges(facts, now);
}

async function changesSince(core: Core, deal: DealRecord, version: number): Promise<DealChange[]> {
  const row = await core.table.get(dealOfferEntity.key({ dealId: deal.id, version }));
  return row ? versionChanges(dealOfferEntity.read(row), deal) : [];
}

function changedSince(changes: readonly DealChange[]): string {
  const what = changes.length === 0 ? "" : `: ${changedFields(changes)}`;
  return `The deal has changed since you read it${what}. Read it again before you decide.`;
}
