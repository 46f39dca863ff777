import { failure, success } from "#toasts/toast.ts";

/** Toasts about the email that confirms an address. Any page may request it, so the other texts are kept separate. */
export const toasts = {
  confirmationSent: (email: string) =>
    success("Confirmation email sent", `Click the link we sent to ${email}.`),
  confirmationFailed: failure("Confirmation email not sent"),
} as const;
