import type { PushChannel } from "@marquee/adapters/push/port";
import type { JobQueue } from "@marquee/adapters/queue/port";
import type { ChatAction } from "@marquee/contracts/chat-action";
import type { ModelBudget } from "@marquee/contracts/limits";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import type { Identity } from "../../identity/principal.ts";
import type { SignedIn } from "../../sessions/sessions.ts";
import type { UserRecord } from "../../users/user.item.ts";

/** What a reader is shown of an action that Morgan suggests. */
export type Effect = Pick<ChatAction, "title" | "effect" | "changes" | "costCredits">;

/** An action that could be suggested; `order` is all that doing it takes, with what it was decided on. */
export interface Suggested<Order> {
  effect: Effect;
  order: Order;
}

/** Why something is not suggested, in a sentence that Morgan can pass on. */
export interface Refused {
  refused: string;
}

/** Who clicked, and what taking something back takes. */
export interface Undo {
  core: Core;
  channel: PushChannel;
  principal: Identity;
  signedIn: SignedIn;
  caller: Caller;
}

/** Who clicked, and what doing something takes. */
export interface Doing extends Undo {
  queue: JobQueue;
  budget: ModelBudget;
  requestId: string;
  /** The same for every click on the same action, so that two of them do it once. */
  key: string;
}

/** What came of a click: the page that shows it, and what takes it back; null for what cannot be taken back. */
export interface Done<Undoing> {
  leadsTo: string | null;
  undoing: Undoing | null;
}

/**
 * One kind of action. `order` and `undoing` are kept on the answer's row as they are, so they are plain JSON. Doing is the
 * use case that a page calls for the same thing, with its rights, limits and idempotency; a click that came twice, or again
 * after a crash, answers what the first one did.
 */
export interface ActionKind<Input, Order, Undoing> {
  suggest(core: Core, user: UserRecord, input: Input): Promise<Suggested<Order> | Refused>;
  /** @throws AppError, as the page would; stale_version where it no longer stands as it was suggested */
  act(doing: Doing, order: Order): Promise<Done<Undoing>>;
  /** Takes it back while its state allows that. @throws AppError stale_version, invalid_transition */
  undo(by: Undo, undoing: Undoing): Promise<void>;
}

/** For kinds whose effect stands. */
export async function cannotUndo(): Promise<void> {
  // Never reached: such a kind leaves nothing to undo with.
}
