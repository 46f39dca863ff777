import type { PushChannel } from "@marquee/adapters/push/port";
import type { JobQueue } from "@marquee/adapters/queue/port";
import type { TeamRole } from "@marquee/contracts/account/team-roles";
import type { ChatAction } from "@marquee/contracts/chat/chat-action";
import type { ModelBudget } from "@marquee/contracts/limits";
import type { Caller } from "../../../caller.ts";
import type { Core } from "../../../core.ts";
import type { Identity } from "../../../ground/identity/principal.ts";
import type { UserRecord } from "../../../ground/users/user.item.ts";

/** What a reader sees of an action that Morgan suggests. */
export type Effect = Pick<ChatAction, "title" | "effect" | "changes" | "costCredits">;

/** An action that could be suggested; `order` is everything needed to do it, with the state it was based on. */
export interface Suggested<Order> {
  effect: Effect;
  order: Order;
}

/** Who pays what a card orders. */
export interface CardPayer {
  payerId: string;
  /** The agency's name, where it pays for its client; null where the account itself does. */
  agency: string | null;
}

/** Why something is not suggested, in a sentence that Morgan can pass on. */
export interface Refused {
  refused: string;
}

/** Who clicked, and what undoing an action requires. */
export interface Undo {
  core: Core;
  channel: PushChannel;
  principal: Identity;
  /** The account that they act for. */
  account: UserRecord;
  /** Refuses a click of somebody with a lesser role in the account. @throws AppError forbidden */
  requireRole(least: TeamRole): Promise<void>;
  caller: Caller;
  /** The same for every click on the same action, so that two clicks do it once. */
  key: string;
}

/** Who clicked, and what doing an action requires. */
export interface Doing extends Undo {
  queue: JobQueue;
  budget: ModelBudget;
  requestId: string;
}

/** The result of a click: the page that shows it, and what undoing it needs; null if it cannot be undone. */
export interface Done<Undoing> {
  leadsTo: string | null;
  undoing: Undoing | null;
}

/**
 * One kind of action. `order` and `undoing` are stored on the answer's row as they are, so they are plain JSON. `act`
 * calls the same use case as the page for this, with its rights, limits and idempotency. No two clicks act at once
 * (claim-action.ts), but one may be cut off: then `act` or `undo` runs again and, if it took effect before, returns
 * what it did then, whatever has changed since.
 */
export interface ActionKind<Input, Order, Undoing> {
  suggest(core: Core, user: UserRecord, input: Input, payer: CardPayer): Promise<Suggested<Order> | Refused>;
  /** @throws AppError, as the page would; stale_version if the state it was suggested for has changed */
  act(doing: Doing, order: Order): Promise<Done<Undoing>>;
  /** Undoes it while its state allows that. @throws AppError stale_version, invalid_transition */
  undo(by: Undo, undoing: Undoing): Promise<void>;
}

/** For kinds whose effect cannot be undone. */
export async function cannotUndo(): Promise<void> {
  // Never reached: such a kind leaves nothing to undo with.
}
