import type { declineOwnership } from "@marquee/contracts/account/team";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof declineOwnership>("declineOwnership", "DELETE", "/api/team/ownership");

/** Declines the ownership that is offered. */
export function useDeclineOwnership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSettled: () => void invalidate(client, "getTeam"),
  });
}
