import type { acceptOwnership } from "@marquee/contracts/account/team";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof acceptOwnership>("acceptOwnership", "POST", "/api/team/ownership");

/** Takes the ownership that is offered. */
export function useAcceptOwnership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => toast(toasts.owner),
    onSettled: () => void invalidate(client, "getTeam", "getCurrentUser"),
  });
}
