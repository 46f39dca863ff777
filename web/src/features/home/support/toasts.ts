import { success } from "#toasts/toast.ts";

/** Toasts about what people ask us for. */
export const toasts = {
  supportAsked: success("Message sent", "We'll answer here and by email."),
  roleRequested: success("Request sent", "We'll let you know what we decide."),
  roleWithdrawn: success("Request withdrawn", "Your role stays as it is."),
} as const;
