import { success } from "#toasts/toast.ts";

/** What is told of threads. */
export const toasts = {
  sent: (host: string) => success("Message sent", `${host} will see it in their inbox.`),
} as const;
