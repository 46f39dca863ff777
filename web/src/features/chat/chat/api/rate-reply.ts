import type { rateReply } from "@marquee/contracts/chat/chat";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";
import { keepMessage } from "./list-messages.ts";

const operation = addressOf<typeof rateReply>("rateReply", "PUT", "/api/messages/{id}/feedback");

/** Saves the user's rating of an answer. */
export function useRateReply(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof rateReply>) => call(operation, { params: { id }, body }),
    onSuccess: (message) => keepMessage(client, message),
    onError: (error) => toast(toasts.ratingFailed(messageOf(error))),
  });
}
