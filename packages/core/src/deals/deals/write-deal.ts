import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import { absent, attribute, exists } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import type { Followed } from "../../ground/threads/followed.ts";
import { noticeWrites, type ReadyNotice } from "../../live/notifications/notices.ts";
import { isoTime } from "../../time.ts";
import { type DealRecord, dealEntity, dealPartyEntity, dealPlace } from "./deal.item.ts";
import { storedBrief } from "./deal-briefs.ts";
import { dealHistoryEntity, dealOfferEntity } from "./deal-parts.item.ts";
import { dealChanges, termsOf } from "./deal-terms.ts";
import { partyOf } from "./deal-view.ts";

/** One step in the life of a deal. */
export interface DealStep {
  before: DealRecord | undefined;
  after: DealRecord;
  /** What happened, and which side did it; null for neither. */
  action: string;
  by: DealSide | null;
  /** Who did it for that side; absent if neither side did. */
  acting?: Acting | undefined;
  /** Whether the deal is theirs from now on, because nobody of their side owned it. */
  takesOver?: boolean | undefined;
  note: string;
  /** What changed in addition to the deal itself. */
  changes?: readonly DealChange[];
  /** For a new deal, what the parties' rows begin with. */
  opening?: DealOpening;
  /** The notices about it. */
  notices?: readonly ReadyNotice[];
}

/** What the parties' rows of a new deal begin with, besides whose it is who offered it. */
export interface DealOpening {
  /** The concept in the brand's library that it is started for. */
  conceptId: string | null;
  /** Who answered for the deal that it renews, and who followed that, on each side. */
  people: Readonly<Partial<Record<DealSide, Pick<Followed, "ownerId" | "followers">>>>;
}

const ofNobody: DealOpening = { conceptId: null, people: {} };

const sides = ["brand", "host"] as const;

/**
 * All writes that take a deal from one state to the next: its row, on the condition that nobody has changed it since
 * it was read, a new version if there is one, both parties' places on their lists with what their rows repeat of it,
 * the history, and the notices to the other side.
 */
export function dealWrites(core: Core, step: DealStep): LabelledWrite[] {
  const { before, after, action, by, acting, note, changes = [], opening = ofNobody, notices = [] } = step;
  const ownerOf = (side: DealSide) => (step.takesOver && side === by ? acting?.actorId : undefined);
  const { id, version, turn } = after;
  const updatedAt = isoTime(core.clock.now());
  const entry = {
    id: core.ids.next("history", core.clock.now()),
    dealId: id,
    version,
    action,
    by,
    ...(by && acting && { personId: acting.actorId, throughId: acting.through }),
    note,
    changes: [...dealChanges(before, after), ...changes],
    createdAt: updatedAt,
  };
  const offer = {
    dealId: id,
    version,
    kind: after.offerKind,
    by: after.offeredBy,
    ...termsOf(after),
    facts: after.facts,
    note,
    createdAt: updatedAt,
  };
  return [
    {
      label: "deal",
      write: {
        op: "put",
        item: dealEntity.item(after),
        when: before ? attribute("turn").is(turn - 1) : absent,
      },
    },
    ...(before?.version === version
      ? []
      : [{ label: "offer", write: { op: "put", item: dealOfferEntity.item(offer), when: absent } } as const]),
    ...sides
      .filter((side) => side !== after.leftBy)
      .map((side) => partyWrite(after, side, ownerOf(side), before === undefined ? opening : undefined)),
    { label: "history", write: { op: "put", item: dealHistoryEntity.item(entry), when: absent } },
    ...noticeWrites(notices),
  ];
}

function partyWrite(
  deal: DealRecord,
  side: DealSide,
  ownerId: string | undefined,
  opening: DealOpening | undefined,
): LabelledWrite {
  const { id, updatedAt } = deal;
  const accountId = partyOf(deal, side);
  const brief = storedBrief(deal);
  if (opening) {
    const conceptId = side === "brand" ? opening.conceptId : null;
    const row = {
      id,
      accountId,
      side,
      updatedAt,
      brief,
      conceptId,
      ...peopleOf(opening.people[side], ownerId),
    };
    const item = dealPartyEntity.item(row);
    return { label: "party", write: { op: "put", item, when: absent } };
  }
  const set = { updatedAt, brief, ...(ownerId && { ownerId }), ...dealPlace(accountId, id, updatedAt) };
  return {
    label: "party",
    write: { op: "update", key: dealPartyEntity.key({ accountId, id }), set, when: exists },
  };
}

/** Whose a new deal is on a side: who offered it, else who answered for the one before it, who else still follows it. */
function peopleOf(
  before: Pick<Followed, "ownerId" | "followers"> = { followers: [] },
  offeredBy: string | undefined,
): Pick<Followed, "ownerId" | "followers"> {
  const ownerId = offeredBy ?? before.ownerId;
  const others = [...before.followers, ...(before.ownerId === undefined ? [] : [before.ownerId])];
  return { ownerId, followers: [...new Set(others)].filter((id) => id !== ownerId) };
}
