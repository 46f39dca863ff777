import { startTwoFactor } from "@marquee/contracts/http/security";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/http.ts";

/** Begins to set up a second factor; its secret is kept no longer than it is shown. */
export function useStartTwoFactor() {
  return useMutation({
    mutationFn: () => call(startTwoFactor, {}),
    gcTime: 0,
  });
}
