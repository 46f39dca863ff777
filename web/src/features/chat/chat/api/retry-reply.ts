import type { retryReply } from "@marquee/contracts/chat/chat";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";
import { keepMessage } from "./list-messages.ts";

const operation = addressOf<typeof retryReply>("retryReply", "POST", "/api/messages/{id}/retry");

/** Requests another answer to the same question; earlier answers are kept. */
export function useRetryReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: (question) => keepMessage(client, question),
    onError: (error) => toast(toasts.retryFailed(messageOf(error))),
    onSettled: () => invalidate(client, "getReplyAllowance"),
  });
}
