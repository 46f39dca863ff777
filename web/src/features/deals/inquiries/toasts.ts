import { sentence } from "@marquee/contracts/text/sentence";
import { success } from "#toasts/toast.ts";

/** Toasts about threads. */
export const toasts = {
  sent: (host: string) => success("Message sent", sentence`${host} will see it in their inbox.`),
} as const;
