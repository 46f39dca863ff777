import type { openMessages, stopViewing } from "@marquee/contracts/admin/accounts";
import { useMutation } from "@tanstack/react-query";
import { startAnew } from "#account/switch-account.ts";
import { addressOf, call } from "#api/http.ts";
import { useCurrentUser, useReplaceUser } from "#api/session.ts";
import { paths } from "#routing/paths.ts";

const open = addressOf<typeof openMessages>(
  "openMessages",
  "POST",
  "/api/admin/accounts/{id}/viewing/messages",
);
const stop = addressOf<typeof stopViewing>("stopViewing", "DELETE", "/api/admin/accounts/{id}/viewing");

/** Whether the signed-in admin only views the account that is shown: nothing may change by it, not even what is unread. */
export function useIsViewing(): boolean {
  return Boolean(useCurrentUser().through?.viewing);
}

/** Whether they have given no reason yet to read its messages. */
export function useMessagesClosed(): boolean {
  return useCurrentUser().through?.viewing?.messagesOpen === false;
}

/** Opens the messages of the account that is viewed; the page that waits for them loads them. */
export function useOpenMessages() {
  const { accountId: id } = useCurrentUser();
  const replace = useReplaceUser();
  return useMutation({
    mutationFn: (reason: string) => call(open, { params: { id }, body: { reason } }),
    onSuccess: () =>
      replace(({ through, ...user }) => ({
        ...user,
        through: through?.viewing
          ? { ...through, viewing: { ...through.viewing, messagesOpen: true } }
          : through,
      })),
  });
}

/** Ends the look at an account, and leads back to its page at the admin's desk. */
export function useStopViewing() {
  const { accountId: id } = useCurrentUser();
  return useMutation({
    mutationFn: () => call(stop, { params: { id } }),
    onSuccess: () => startAnew(paths.adminAccount.replace(":id", encodeURIComponent(id))),
  });
}
