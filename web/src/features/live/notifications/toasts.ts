import { failure } from "#toasts/toast.ts";

/** Toasts about notifications. */
export const toasts = {
  notChanged: failure("Your notifications weren't changed"),
} as const;
