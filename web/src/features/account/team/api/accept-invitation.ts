import type { acceptInvitation } from "@marquee/contracts/account/team";
import { useMutation } from "@tanstack/react-query";
import { startAnew } from "#account/switch-account.ts";
import { addressOf, call } from "#api/http.ts";
import { paths } from "#routing/paths.ts";

const operation = addressOf<typeof acceptInvitation>(
  "acceptInvitation",
  "POST",
  "/api/invitations/{token}/accept",
);

/** Joins the account, which this browser acts for from now on. */
export function useAcceptInvitation(token: string) {
  return useMutation({
    mutationFn: () => call(operation, { params: { token } }),
    onSuccess: () => startAnew(paths.dashboard),
  });
}
