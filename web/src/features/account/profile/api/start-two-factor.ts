import type { startTwoFactor } from "@marquee/contracts/account/security";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof startTwoFactor>("startTwoFactor", "POST", "/api/user/two-factor");

/** Starts the setup of a second factor; its secret is kept only as long as it is shown. */
export function useStartTwoFactor() {
  return useMutation({
    mutationFn: () => call(operation, {}),
    gcTime: 0,
  });
}
