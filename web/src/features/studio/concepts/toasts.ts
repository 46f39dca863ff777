import { failure, success } from "#toasts/toast.ts";

/** Toasts about concepts. */
export const toasts = {
  changeFailed: failure("Couldn't change the concept"),
  copied: success("Copied", "The concept is on your clipboard."),
  copyFailed: failure("Couldn't copy")("Your browser didn't allow it. Download the concept instead."),
} as const;
