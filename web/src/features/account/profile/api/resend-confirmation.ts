import type { resendConfirmation } from "@marquee/contracts/account/profile";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../confirmation-toasts.ts";

const operation = addressOf<typeof resendConfirmation>(
  "resendConfirmation",
  "POST",
  "/api/user/confirmation",
);

/** Sends the link that confirms the account's address to `email` once more. */
export function useResendConfirmation(email: string) {
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => void toast(toasts.confirmationSent(email)),
    onError: (error) => void toast(toasts.confirmationFailed(messageOf(error))),
  });
}
