import type { TransitionDealBody } from "@marquee/contracts/deals/deal-input";
import type { DealAction, DealStatus } from "@marquee/contracts/deals/deal-moves";
import type { Deal } from "@marquee/contracts/deals/deals";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../../core.ts";
import { getDeal } from "../../../deals/deals/read-deals.ts";
import { transitionDeal } from "../../../deals/deals/transition-deal.ts";
import { orNull } from "../tools/tool.ts";
import { type ActionKind, cannotUndo, type Done, type Refused, type Undo } from "./action-kind.ts";
import { aboutDeal, type Change, dealPath, line, termLines } from "./card-lines.ts";

/** The version that a click decides on, by what it says. */
export interface DealOrder {
  dealId: string;
  version: number;
  termsHash: string;
}

export type StepBody = Exclude<TransitionDealBody, { action: "sign" }>;

/** The reader's deal if they may make a move on it now, or why not. */
export async function dealFor(
  core: Core,
  accountId: string,
  { dealId, action }: { dealId: string; action: DealAction },
): Promise<Deal | Refused> {
  const deal = await orNull(getDeal(core, accountId, dealId));
  if (!deal) return { refused: "The reader has no deal with this id." };
  if (deal.moves.includes(action)) return deal;
  const possible = deal.moves.length === 0 ? "nothing" : deal.moves.join(", ");
  return {
    refused: `That can't be done now: the deal for ${deal.eventName} is ${deal.status}. Possible is ${possible}.`,
  };
}

/** Makes a move; one that an earlier click made before it was cut off stands. */
export async function makeMove(
  { core, channel, principal }: Pick<Undo, "core" | "channel" | "principal">,
  dealId: string,
  body: StepBody,
  wasMade: (deal: Deal) => boolean,
): Promise<Done<never>> {
  const { accountId } = principal;
  try {
    await transitionDeal(core, channel, { acting: principal, id: dealId, body });
  } catch (error) {
    const isLate =
      error instanceof AppError && (error.code === "stale_version" || error.code === "invalid_transition");
    if (!isLate || !wasMade(await getDeal(core, accountId, dealId))) throw error;
  }
  return { leadsTo: dealPath(dealId), undoing: null };
}

/** Whether the reader's own side has made a move that ended in this version. */
export function madeMove(action: DealAction, version: number): (deal: Deal) => boolean {
  return ({ history, ownSide }) =>
    history.some((entry) => entry.action === action && entry.by === ownSide && entry.version === version);
}

/** A decision on a deal that the other side learns of at once, so that it cannot be undone. */
function decision(
  action: "accept" | "decline" | "request_changes" | "cancel",
  {
    title,
    effect,
    changes,
  }: {
    title: (deal: Deal) => string;
    effect: (deal: Deal) => string;
    changes: (deal: Deal) => readonly Change[];
  },
): ActionKind<{ dealId: string; text: string }, DealOrder & { text: string }, never> {
  return {
    async suggest(core, user, { dealId, text }) {
      const deal = await dealFor(core, user.id, { dealId, action });
      if ("refused" in deal) return deal;
      const { version, termsHash } = deal;
      return {
        order: { dealId, version, termsHash, text },
        effect: {
          title: title(deal),
          effect: `${effect(deal)} You can't take it back.`,
          changes: [
            ...aboutDeal(deal),
            ...changes(deal),
            ...(text === "" ? [] : [line(action === "accept" ? "Message" : "Reason", text)]),
          ],
          costCredits: 0,
        },
      };
    },
    async act(doing, { dealId, version, termsHash, text }) {
      const says = action === "accept" ? { note: text } : { reason: text };
      // Action and text belong together; the compiler loses that for a parameter.
      const body = { action, version, termsHash, ...says } as StepBody;
      const ends = action === "request_changes" ? version + 1 : version;
      return makeMove(doing, dealId, body, madeMove(action, ends));
    },
    undo: cannotUndo,
  };
}

/** The same kind with its input under another name, as its schema has it. */
function named<Field extends "note" | "reason">(
  field: Field,
  kind: ReturnType<typeof decision>,
): ActionKind<
  { dealId: string } & { [F in Field]?: string | undefined },
  DealOrder & { text: string },
  never
> {
  return {
    ...kind,
    suggest: (core, user, input, payer) =>
      kind.suggest(core, user, { dealId: input.dealId, text: input[field] ?? "" }, payer),
  };
}

const everyTerm = (deal: Deal) =>
  Object.entries(termLines(deal)).flatMap(([label, value]) => (value === "None" ? [] : [line(label, value)]));

const ended = "Canceled";

const standing: Record<DealStatus, string> = {
  negotiating: "Being negotiated",
  pending: "Accepted, to be signed",
  active: "Signed",
  completed: "Completed",
  cancelled: ended,
};

const status = (before: string, after: string): Change => ({ label: "Status", before, after });

/** Accepts the other side's offer; both sides sign afterwards, which no card does. */
export const acceptOfferAction = named(
  "note",
  decision("accept", {
    title: (deal) => `Accept ${deal.with.name}'s offer for ${deal.packageName}`,
    effect: (deal) =>
      `${deal.with.name} is told at once. Nothing is signed: the brand signs first, on the deal's page.`,
    changes: (deal) => [...everyTerm(deal), status(standing.negotiating, standing.pending)],
  }),
);

export const declineOfferAction = named(
  "reason",
  decision("decline", {
    title: (deal) => `Decline the deal for ${deal.packageName}`,
    effect: (deal) => `The deal ends, its spot becomes free, and ${deal.with.name} reads your reason.`,
    changes: (deal) => [line("Amount", termLines(deal).Amount ?? ""), status(standing.negotiating, ended)],
  }),
);

export const requestChangesAction = named(
  "reason",
  decision("request_changes", {
    title: (deal) => `Ask ${deal.with.name} for changes`,
    effect: (deal) => `${deal.with.name} reads what you ask for and has 72 hours to answer with an offer.`,
    changes: (deal) => [line("Amount now", termLines(deal).Amount ?? "")],
  }),
);

export const cancelDealAction = named(
  "reason",
  decision("cancel", {
    title: (deal) => `Cancel the deal for ${deal.packageName}`,
    effect: (deal) => `The deal ends, its spot becomes free, and ${deal.with.name} reads your reason.`,
    changes: (deal) => [line("Amount", termLines(deal).Amount ?? ""), status(standing[deal.status], ended)],
  }),
);
