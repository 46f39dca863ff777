import { failure, success } from "#toasts/toast.ts";

/** Toasts about what Morgan knows. */
export const toasts = {
  saved: success("Saved", "Morgan will use this from now on."),
  cleared: success("Cleared", "Morgan no longer knows anything about your brand."),
  changedElsewhere: failure("Changed on another device")(
    "We added those changes to the form. Check it and save again.",
  ),
} as const;
