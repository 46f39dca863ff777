import { failure } from "#toasts/toast.ts";

/** What is told of the notifications. */
export const toasts = {
  notChanged: failure("Your notifications weren't changed"),
} as const;
