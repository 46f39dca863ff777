import { failure, success } from "#toasts/toast.ts";

/** What is told of the mail that confirms an address: every page may ask for it, so the other texts do not come along. */
export const toasts = {
  confirmationSent: (email: string) =>
    success("Confirmation email sent", `Click the link we sent to ${email}.`),
  confirmationFailed: failure("Confirmation email not sent"),
} as const;
