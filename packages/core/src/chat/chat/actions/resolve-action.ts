import type { Message } from "@marquee/contracts/chat/chat";
import type { ChatAction } from "@marquee/contracts/chat/chat-action";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../../core.ts";
import { pushToUser } from "../../../live/realtime/push-to-user.ts";
import type { Sleep } from "../../../sleep.ts";
import { isoTime } from "../../../time.ts";
import { messageKey, publicMessage, readMessage } from "../message.item.ts";
import type { ActionKind, Doing, Undo } from "./action-kind.ts";
import { chatActions } from "./all-kinds.ts";
import {
  type Acting,
  claimAction,
  decideAction,
  doing,
  endClaim,
  isClaimed,
  isRefusal,
  type Step,
  undoing,
} from "./claim-action.ts";

/** Who decides, on which answer's action, and how time passes while another click is at it. */
type Clicked<By> = Omit<By, "key"> & { messageId: string; sleep: Sleep };
export type Decision = Clicked<Doing>;

/** What an action becomes with a click, and what undoing it needs. */
interface Outcome {
  changed: Partial<ChatAction>;
  undoing?: Record<string, unknown>;
}

/**
 * Does what an answer suggests, once, however often it is clicked and on however many devices, and shows the result
 * on all of them. It does what the page for the same thing would do, with its rights and limits.
 * @throws AppError not_found, conflict once it has expired or was decided otherwise, and what the page would throw
 */
export async function confirmAction(decision: Decision): Promise<Message> {
  return takeStep(decision, doing, requireOpen, async ({ action, actionOrder }) => {
    const by = { ...decision, key: decision.messageId };
    const { leadsTo, undoing: needs } = await kindOf(action).act(by, actionOrder);
    const until = isoTime(decision.core.clock.now() + durations.chatActionSeconds * 1_000);
    return {
      changed: { leadsTo, undoUntil: needs === null ? null : until },
      undoing: needs === null ? {} : { ...needs },
    };
  });
}

/**
 * Undoes what a click did, while it can be undone.
 * @throws AppError not_found, conflict if it was not done or the time to undo it is over, and what the page would
 *   throw
 */
export async function undoAction(decision: Clicked<Undo>): Promise<Message> {
  return takeStep(decision, undoing, requireUndoable, async ({ action, actionUndoing }) => {
    await kindOf(action).undo({ ...decision, key: decision.messageId }, actionUndoing as never);
    return { changed: { undoUntil: null }, undoing: {} };
  });
}

/** Dismisses an action without doing it. @throws AppError not_found, conflict once a click has begun to do it */
export async function dismissAction(
  decision: Pick<Decision, "core" | "channel" | "principal" | "messageId">,
): Promise<Message> {
  const { core } = decision;
  for (;;) {
    const stored = await findAction(decision);
    if (stored.action.status === "dismissed") return publicMessage(stored);
    if (stored.action.status !== "open") throw decided(stored.action);
    const dismissed = await decideAction(core, stored, { ...stored.action, status: "dismissed" });
    if (dismissed) return shown(decision, dismissed);
  }
}

const waitMs = 200;

/**
 * Claims the action, acts, and stores the outcome. A click that finds another one at it waits for that one's outcome
 * and returns it; one that was cut off is taken over once its claim is over.
 */
async function takeStep(
  decision: Clicked<Undo>,
  step: Step,
  requireDue: (stored: Acting, core: Core) => void,
  act: (stored: Acting) => Promise<Outcome>,
): Promise<Message> {
  const { core } = decision;
  for (let waitedMs = 0; ; ) {
    const stored = await findAction(decision);
    const { action } = stored;
    if (action.status === step.to) return publicMessage(stored);
    if (action.status === step.during && isClaimed(stored, core)) {
      if (waitedMs >= durations.chatActionWaitMs) throw decided(action);
      await decision.sleep(waitMs);
      waitedMs += waitMs;
      continue;
    }
    if (action.status !== step.during) requireDue(stored, core);
    const claim = await claimAction(core, stored, step);
    if (!claim) continue;
    let outcome: Outcome;
    try {
      outcome = await act(claim.stored);
    } catch (error) {
      // After a refusal the action is as open as before. After anything else it stays begun, to be finished by the
      // next click: it could otherwise be dismissed although it was done.
      const status = isRefusal(error) && !claim.isRepeat ? step.from : step.during;
      const ended = await endClaim(core, claim, { ...claim.stored.action, status });
      if (ended) await shown(decision, ended);
      throw error;
    }
    const settled = { ...claim.stored.action, ...outcome.changed, status: step.to };
    const ended = await endClaim(core, claim, settled, outcome.undoing);
    return ended ? shown(decision, ended) : publicMessage(await findAction(decision));
  }
}

async function findAction({
  core,
  principal,
  messageId,
}: Pick<Decision, "core" | "principal" | "messageId">): Promise<Acting> {
  const row = await core.table.get(messageKey(principal.accountId, messageId));
  const stored = row && readMessage(row);
  if (!stored?.action || !stored.actionOrder) throw new AppError("not_found");
  return { ...stored, action: stored.action };
}

// Order and kind belong together: both were written by the same suggestion.
function kindOf({ kind }: ChatAction) {
  return chatActions[kind] as unknown as ActionKind<never, unknown, object>;
}

function requireOpen({ action }: Acting, core: Core): void {
  if (action.status !== "open") throw decided(action);
  if (action.expiresAt <= isoTime(core.clock.now()))
    throw new AppError("conflict", { message: "This suggestion has expired. Ask Morgan again." });
}

function requireUndoable({ action, actionUndoing }: Acting, core: Core): void {
  const now = isoTime(core.clock.now());
  if (action.status !== "done" || !actionUndoing || action.undoUntil === null || action.undoUntil <= now)
    throw new AppError("conflict", { message: "This can't be undone anymore." });
}

const outcomes: Record<ChatAction["status"], string> = {
  open: "This suggestion is still open.",
  doing: "This is already being done.",
  done: "This was already done.",
  undoing: "This is being undone.",
  dismissed: "This suggestion was dismissed.",
  undone: "This was undone. Ask Morgan again.",
};

function decided({ status }: ChatAction): AppError {
  return new AppError("conflict", { message: outcomes[status] });
}

/** Shows an action's new state on all devices. */
async function shown(
  { core, channel, principal }: Pick<Decision, "core" | "channel" | "principal">,
  stored: Acting,
): Promise<Message> {
  const message = publicMessage(stored);
  await pushToUser(core, channel, principal.accountId)({ type: "ai_response", data: message });
  return message;
}
