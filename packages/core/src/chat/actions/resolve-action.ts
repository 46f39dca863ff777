import type { ChatAction } from "@marquee/contracts/chat-action";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import type { Message } from "@marquee/contracts/http/chat";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { pushToUser } from "../../realtime/push-to-user.ts";
import { isoTime } from "../../time.ts";
import { messageKey, publicMessage, readMessage, type StoredMessage } from "../message.item.ts";
import type { ActionKind, Doing, Undo } from "./action-kind.ts";
import { chatActions } from "./all-kinds.ts";

/** Who decides, and on which answer's action. */
export type Decision = Omit<Doing, "key"> & { messageId: string };
type Reversal = Undo & { messageId: string };

interface Open {
  stored: StoredMessage;
  action: ChatAction;
  // Order and kind belong together: both were written by the same suggestion.
  of: ActionKind<never, unknown, object>;
}

/**
 * Does what an answer suggests, once, however often it is clicked and on however many devices, and shows the result
 * on all of them. It does what the page for the same thing would do, with its rights and limits.
 * @throws AppError not_found, conflict once it has expired or was decided otherwise, and what the page would throw
 */
export async function confirmAction(decision: Decision): Promise<Message> {
  const { core } = decision;
  const { stored, action, of } = await findAction(decision);
  if (action.status === "done") return publicMessage(stored);
  requireOpen(action, core);
  const { leadsTo, undoing } = await of.act({ ...decision, key: decision.messageId }, stored.actionOrder);
  const undoUntil = undoing === null ? null : isoTime(core.clock.now() + durations.chatActionSeconds * 1_000);
  return settle(decision, stored, {
    from: "open",
    action: { ...action, status: "done", leadsTo, undoUntil },
    undoing,
  });
}

/** Dismisses an action without doing it. @throws AppError not_found, conflict if it was done */
export async function dismissAction(
  decision: Pick<Decision, "core" | "channel" | "principal" | "messageId">,
) {
  const { stored, action } = await findAction(decision);
  if (action.status === "dismissed") return publicMessage(stored);
  if (action.status !== "open") throw decided(action);
  return settle(decision, stored, {
    from: "open",
    action: { ...action, status: "dismissed" },
    undoing: null,
  });
}

/**
 * Undoes what a click did, while it can be undone.
 * @throws AppError not_found, conflict if it was not done or the time to undo it is over, and what the page would
 *   throw
 */
export async function undoAction(decision: Reversal): Promise<Message> {
  const { stored, action, of } = await findAction(decision);
  if (action.status === "undone") return publicMessage(stored);
  const undoing = stored.actionUndoing;
  const now = isoTime(decision.core.clock.now());
  if (action.status !== "done" || !undoing || action.undoUntil === null || action.undoUntil <= now)
    throw new AppError("conflict", { message: "This can't be undone anymore." });
  await of.undo(decision, undoing);
  return settle(decision, stored, {
    from: "done",
    action: { ...action, status: "undone", undoUntil: null },
    undoing: null,
  });
}

async function findAction({
  core,
  principal,
  messageId,
}: Pick<Decision, "core" | "principal" | "messageId">): Promise<Open> {
  const row = await core.table.get(messageKey(principal.accountId, messageId));
  const stored = row && readMessage(row);
  if (!stored?.action || !stored.actionOrder) throw new AppError("not_found");
  const of = chatActions[stored.action.kind] as unknown as Open["of"];
  return { stored, action: stored.action, of };
}

function requireOpen(action: ChatAction, core: Core): void {
  if (action.status !== "open") throw decided(action);
  if (action.expiresAt <= isoTime(core.clock.now()))
    throw new AppError("conflict", { message: "This suggestion has expired. Ask Morgan again." });
}

const outcomes = {
  open: "This suggestion is still open.",
  done: "This was already done.",
  dismissed: "This suggestion was dismissed.",
  undone: "This was undone. Ask Morgan again.",
} as const;

function decided({ status }: ChatAction): AppError {
  return new AppError("conflict", { message: outcomes[status] });
}

/** Stores an action's outcome and shows it on all devices; a second decision is shown the first one's outcome. */
async function settle(
  { core, channel, principal }: Pick<Decision, "core" | "channel" | "principal">,
  { userId, id }: StoredMessage,
  next: { from: ChatAction["status"]; action: ChatAction; undoing: object | null },
): Promise<Message> {
  const key = messageKey(userId, id);
  const { action, undoing } = next;
  try {
    const row = await core.table.update({
      op: "update",
      key,
      set: { action, actionStatus: action.status, actionUndoing: undoing ?? {} },
      when: attribute("actionStatus").is(next.from),
    });
    const message = publicMessage(readMessage(row));
    await pushToUser(core, channel, principal.accountId)({ type: "ai_response", data: message });
    return message;
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
    const row = await core.table.get(key);
    if (!row) throw new AppError("not_found", { cause: error });
    return publicMessage(readMessage(row));
  }
}
