import { failure, success } from "#toasts/toast.ts";

/** Toasts about onboarding. */
export const toasts = {
  completed: success("Onboarding completed", "Morgan is now ready to assist you with your marketing needs!"),
  failed: failure("Error completing onboarding")("Please try again or skip for now."),
} as const;
