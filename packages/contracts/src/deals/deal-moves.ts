import { limits } from "../limits.ts";
import { listText } from "../text/formats.ts";

/** The status of a deal. An offer that lapsed unanswered reads as canceled, whether or not that is stored yet. */
export const dealStatuses = ["negotiating", "pending", "active", "completed", "cancelled"] as const;
export type DealStatus = (typeof dealStatuses)[number];

/** The two parties of a deal: who sponsors, and who runs the event. */
export const dealSides = ["brand", "host"] as const;
export type DealSide = (typeof dealSides)[number];

/** What a party may do to a deal. */
export const dealActions = [
  "propose",
  "request_changes",
  "accept",
  "sign",
  "decline",
  "cancel",
  "complete",
  "renew",
] as const;
export type DealAction = (typeof dealActions)[number];

/**
 * A version of a deal is an offer, which the other side may accept; a change request, which nobody may; or an
 * amendment, which says how the event has changed since both accepted: both sign it, or the sponsor leaves.
 */
export const dealVersionKinds = ["offer", "request", "amendment"] as const;
export type DealVersionKind = (typeof dealVersionKinds)[number];

/** The facts that decide which moves a deal allows. */
export interface MoveFacts {
  status: DealStatus;
  /** The newest version: its kind and who made it. */
  offerKind: DealVersionKind;
  offeredBy: DealSide;
  /** How many versions that side has made in a row since the other side's last one. */
  offersInRow: number;
  /** The sides that have signed the newest version. */
  signedBy: readonly DealSide[];
  /** The newest version amends one that both have signed, and is not signed by both itself. */
  amending: boolean;
  /** How much of what the host owes is neither delivered nor waived. */
  undelivered: number;
  /** The event's last day is over: of a signed deal the agreed one, whatever the event says now. */
  eventOver: boolean;
  eventCanceled: boolean;
  /** A renewal of it was started. */
  renewed: boolean;
}

/** Conditions besides status and side, each with the message shown when it does not hold. */
const dealConditions = {
  eventAhead: {
    holds: ({ eventOver, eventCanceled }: MoveFacts) => !eventOver && !eventCanceled,
    otherwise: "The event is over or was canceled.",
  },
  offerOfOther: {
    holds: ({ offerKind, offeredBy }: MoveFacts, side: DealSide) =>
      offerKind === "offer" && offeredBy !== side,
    otherwise: "Only the side that received the latest offer can accept it.",
  },
  mayOffer: {
    holds: ({ offeredBy, offersInRow }: MoveFacts, side: DealSide) =>
      offeredBy !== side || offersInRow < limits.dealOffersInRow,
    otherwise: "Wait for the other side to answer before you send another version.",
  },
  turnToSign: {
    holds: ({ signedBy }: MoveFacts, side: DealSide) =>
      !signedBy.includes(side) && (side === "brand" || signedBy.includes("brand")),
    otherwise: "The brand signs first, then the host, each of them once.",
  },
  eventOver: {
    holds: ({ eventOver, eventCanceled }: MoveFacts) => eventOver && !eventCanceled,
    otherwise: "A deal can be completed once its event is over.",
  },
  delivered: {
    holds: ({ undelivered }: MoveFacts, side: DealSide) => side === "brand" || undelivered === 0,
    otherwise:
      "Some of what you owe isn't delivered. Mark it as delivered first, or ask the sponsor to complete the deal.",
  },
  /** Nobody is at fault: the event is not what was agreed on. */
  mayLeave: {
    holds: ({ eventCanceled, amending }: MoveFacts, side: DealSide) =>
      eventCanceled || (amending && side === "brand"),
    otherwise:
      "An active deal can be canceled only if its event is, or by the sponsor if the event has changed since both signed.",
  },
  amended: {
    holds: ({ amending }: MoveFacts) => amending,
    otherwise: "Both sides have signed this deal already.",
  },
  notRenewed: {
    holds: ({ renewed }: MoveFacts) => !renewed,
    otherwise: "This deal was renewed already.",
  },
} as const satisfies Record<
  string,
  { holds: (facts: MoveFacts, side: DealSide) => boolean; otherwise: string }
>;
export type DealCondition = keyof typeof dealConditions;

interface DealMove {
  by: readonly DealSide[];
  to: DealStatus;
  when?: readonly DealCondition[];
}

const bothSides = dealSides;

/** All possible moves; nothing else can be done. The server, answers, screens and the generated test follow it. */
export const dealMoves: Record<DealStatus, Partial<Record<DealAction, DealMove>>> = {
  negotiating: {
    propose: { by: bothSides, to: "negotiating", when: ["eventAhead", "mayOffer"] },
    request_changes: { by: bothSides, to: "negotiating", when: ["eventAhead", "mayOffer"] },
    accept: { by: bothSides, to: "pending", when: ["eventAhead", "offerOfOther"] },
    decline: { by: bothSides, to: "cancelled" },
    cancel: { by: bothSides, to: "cancelled" },
  },
  pending: {
    /** The first signature, the brand's, leaves the deal pending. */
    sign: { by: bothSides, to: "active", when: ["eventAhead", "turnToSign"] },
    /** Reopens the terms: the spot is held again instead of sold, and earlier signatures no longer count. */
    request_changes: { by: bothSides, to: "negotiating", when: ["eventAhead", "mayOffer"] },
    decline: { by: bothSides, to: "cancelled" },
    cancel: { by: bothSides, to: "cancelled" },
  },
  active: {
    /** Signs an amendment; until both have, what they signed before stays in force. */
    sign: { by: bothSides, to: "active", when: ["amended", "turnToSign"] },
    complete: { by: bothSides, to: "completed", when: ["eventOver", "delivered"] },
    cancel: { by: bothSides, to: "cancelled", when: ["mayLeave"] },
  },
  completed: { renew: { by: bothSides, to: "completed", when: ["notRenewed"] } },
  cancelled: {},
};

/** What one side may do to a deal now. */
export function movesOf(facts: MoveFacts, side: DealSide): DealAction[] {
  return dealActions.filter((action) => {
    const move = dealMoves[facts.status][action];
    return move?.by.includes(side) && unmetReason(move, facts, side) === undefined;
  });
}

const verbs: Record<DealAction, string> = {
  propose: "send an offer",
  request_changes: "request changes",
  accept: "accept",
  sign: "sign",
  decline: "decline",
  cancel: "cancel",
  complete: "complete it",
  renew: "renew it",
};

/** Why a side cannot do something to a deal now; undefined if it can. */
export function refusalOfMove(facts: MoveFacts, side: DealSide, action: DealAction): string | undefined {
  const move = dealMoves[facts.status][action];
  if (move?.by.includes(side)) return unmetReason(move, facts, side);
  const can = movesOf(facts, side).map((one) => verbs[one]);
  const rest =
    can.length === 0 ? "You can't change it right now." : `You can ${listText(can, "disjunction")}.`;
  return `${statusSentences[facts.status]} ${rest}`;
}

/** The message of the first condition of a move that does not hold. */
function unmetReason({ when = [] }: DealMove, facts: MoveFacts, side: DealSide): string | undefined {
  return when.map((name) => dealConditions[name]).find((one) => !one.holds(facts, side))?.otherwise;
}

const statusSentences: Record<DealStatus, string> = {
  negotiating: "This deal is being negotiated.",
  pending: "This deal was accepted and waits for its signatures.",
  active: "This deal is active.",
  completed: "This deal is completed.",
  cancelled: "This deal was canceled.",
};
