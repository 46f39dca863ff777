import { readTogetherMs } from "@marquee/contracts/live/live-topics";
import type { openShell, Shell } from "@marquee/contracts/live/realtime";
import type { QueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof openShell>("openShell", "POST", "/api/shell");

/** The shell that public/first-paint.js requested, while its answer is on the way. */
let arriving: Promise<Shell> | undefined;
/** What the live connection begins with. */
let begin: { changes: string | null; ticket: string | null } = { changes: null, ticket: null };

/**
 * The shell that was requested before the app loaded; undefined if none was, or if its parts are in the caches already.
 * Queries whose first answer it contains wait for it and make no call of their own.
 */
export function requestedShell(client: QueryClient): Promise<Shell> | undefined {
  if (!arriving && globalThis.earlyAnswers?.has(operation.path)) {
    const shell = call(operation, {});
    arriving = shell;
    void shell
      // What the page requested together with a shell that is this late may be older than its counts.
      .then((answer) =>
        keepShell(client, performance.now() < readTogetherMs ? answer : { ...answer, changes: null }),
      )
      .catch(() => undefined)
      .finally(() => {
        arriving = undefined;
      });
  }
  return arriving;
}

/** Requests the shell of who has just signed in; undefined without an answer, and then each part asks for itself. */
export function freshShell(): Promise<Shell | undefined> {
  return call(operation, {}).catch(() => undefined);
}

/** Puts a shell's parts into the caches of the operations that answer them one by one. */
export function keepShell(client: QueryClient, shell: Shell): void {
  const put = (key: OperationKey, data: unknown) => data && client.setQueryData(key, data);
  put(["getPublicSettings"], shell.settings);
  put(["getCreditBalance"], shell.balance);
  put(["listNotifications"], shell.notifications);
  put(["getUnreadCounts"], shell.unread);
  begin = { changes: shell.changes, ticket: shell.ticket };
}

/** The shell's ticket for the live connection; null if it had none or it was used. */
export function takeTicket(): string | null {
  const { ticket } = begin;
  begin = { ...begin, ticket: null };
  return ticket;
}

/** As of which change the page's first answers are; null if that is not known, or after the first connection. */
export function takeChanges(): string | null {
  const { changes } = begin;
  begin = { ...begin, changes: null };
  return changes;
}
