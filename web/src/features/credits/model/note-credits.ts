import { notify } from "#features/notifications/model/notifications.ts";

/**
 * Adds a notification of credits that were added, once for each total, whether a push or the return from a payment
 * brought the news.
 */
export function noteCredits(totalCredits: number, added: number): void {
  notify({ kind: "credits_added", about: { credits: added, totalCredits } });
}
