import { formatCredits } from "#lib/format.ts";
import { notify } from "#lib/notifications.ts";
import { paths } from "#lib/paths.ts";
import { creditsNotice as copy } from "../copy.ts";

/**
 * Adds a notification of credits that were added, once for each total, whether a push or the return from a payment
 * brought the news.
 */
export function noteCredits(totalCredits: number, added: number): void {
  notify({
    id: `credits-${totalCredits}`,
    type: "credit",
    title: copy.title,
    message: copy.message(formatCredits(added)),
    actionUrl: paths.credits,
    actionLabel: copy.viewBalance,
  });
}
