import type { stopReply } from "@marquee/contracts/chat/chat";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";
import { keepMessage } from "./list-messages.ts";

const operation = addressOf<typeof stopReply>("stopReply", "POST", "/api/messages/{id}/stop");

/** Stops the pending or streaming answer; the text so far stays. */
export function useStopReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: (message) => keepMessage(client, message),
    onError: (error) => toast(toasts.stopFailed(messageOf(error))),
  });
}
