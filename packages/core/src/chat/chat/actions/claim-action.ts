import type { ChatAction } from "@marquee/contracts/chat/chat-action";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { all, attribute, type Condition } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../../core.ts";
import { isoTime } from "../../../time.ts";
import { messageKey, readMessage, type StoredMessage } from "../message.item.ts";

/** What a click does to an action: from one state to the next, through the state in which only this click may act. */
export interface Step {
  from: ChatAction["status"];
  during: ChatAction["status"];
  to: ChatAction["status"];
}

export const doing: Step = { from: "open", during: "doing", to: "done" };
export const undoing: Step = { from: "done", during: "undoing", to: "undone" };

/** An answer with an action, as it is stored. */
export type Acting = StoredMessage & { action: ChatAction };

/** One click's right to act alone, until its time is over. */
export interface Claim {
  stored: Acting;
  number: number;
  /** An earlier click was cut off here, and nobody knows how far it came. */
  isRepeat: boolean;
}

/** Whether a click is at an action now. */
export function isClaimed({ actionClaimedUntil }: StoredMessage, core: Core): boolean {
  return actionClaimedUntil !== undefined && actionClaimedUntil > isoTime(core.clock.now());
}

/** Claims an action for one click; undefined if another click was faster. */
export async function claimAction(core: Core, stored: Acting, step: Step): Promise<Claim | undefined> {
  const { action } = stored;
  const number = (stored.actionClaim ?? 0) + 1;
  const until = isoTime(core.clock.now() + durations.chatActionClaimSeconds * 1_000);
  const claimed = await store(core, stored, {
    when: isAt(stored),
    action: { ...action, status: step.during },
    set: { actionClaim: number, actionClaimedUntil: until },
  });
  return claimed && { stored: claimed, number, isRepeat: action.status === step.during };
}

/** Stores what became of a claimed action; undefined if the claim was lost meanwhile. */
export async function endClaim(
  core: Core,
  { stored, number }: Claim,
  action: ChatAction,
  actionUndoing = stored.actionUndoing,
): Promise<Acting | undefined> {
  const set = { actionClaimedUntil: isoTime(core.clock.now()), ...(actionUndoing ? { actionUndoing } : {}) };
  return store(core, stored, { when: attribute("actionClaim").is(number), action, set });
}

/** Decides an action at once; undefined if a click was faster. */
export async function decideAction(core: Core, stored: Acting, action: ChatAction) {
  return store(core, stored, { when: isAt(stored), action, set: {} });
}

/**
 * Whether an error says that nothing happened. After the others it may have: the write may have been stored although
 * its answer was lost, and an account's end hides what was done before.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && !["unavailable", "internal", "unauthenticated"].includes(error.code);
}

function isAt({ actionStatus, actionClaim }: StoredMessage): Condition {
  const status = attribute("actionStatus").is(actionStatus ?? "open");
  const claim = attribute("actionClaim");
  return all(status, actionClaim === undefined ? claim.isAbsent : claim.is(actionClaim));
}

async function store(
  core: Core,
  { userId, id }: StoredMessage,
  { when, action, set }: { when: Condition; action: ChatAction; set: Partial<StoredMessage> },
): Promise<Acting | undefined> {
  try {
    const row = await core.table.update({
      op: "update",
      key: messageKey(userId, id),
      set: { ...set, action, actionStatus: action.status },
      when,
    });
    return { ...readMessage(row), action };
  } catch (error) {
    if (error instanceof ConditionRefused) return undefined;
    throw error;
  }
}
