import type { resendConfirmation } from "@marquee/contracts/http/profile";
import { useMutation } from "@tanstack/react-query";
import { copy } from "#lib/error-copy.ts";
import { addressOf, call, messageOf } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";

const operation = addressOf<typeof resendConfirmation>(
  "resendConfirmation",
  "POST",
  "/api/user/confirmation",
);

/** Mails the link that confirms the account's address once more, to `email`. */
export function useResendConfirmation(email: string) {
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => void toast(copy.auth.confirmationSent(email)),
    onError: (error) => void toast(copy.auth.confirmationFailed(messageOf(error))),
  });
}
