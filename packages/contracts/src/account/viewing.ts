import type { OperationShape } from "../operation.ts";

/** For how long an admin may look at the product as an account, read only. */
export const viewingSeconds = 3_600;

/** What somebody hears who would change something while they view an account. */
export const viewingIsReadOnly = "You're viewing another account, read only. Stop viewing to make changes.";

/** What somebody hears who views an account and would read its messages. */
export const messagesAreClosed = "Messages are closed. Give a reason to open them.";

/** How much an admin who views an account may see of it. */
export interface Viewing {
  /** When it ends on its own, in milliseconds since 1970. */
  endsAtMs: number;
  /** Whether they gave a reason to read the account's messages too. */
  messagesOpen: boolean;
}

/**
 * Why an admin who views an account may not call an operation; undefined if they may. They read what the account's own
 * viewers read, its messages only once they are open, and change nothing.
 */
export function refusalWhileViewing(
  { method, whileViewing }: Pick<OperationShape, "method" | "whileViewing">,
  { messagesOpen }: Pick<Viewing, "messagesOpen">,
): string | undefined {
  if (whileViewing === "messages") return messagesOpen ? undefined : messagesAreClosed;
  return method === "GET" || whileViewing === "allowed" ? undefined : viewingIsReadOnly;
}
