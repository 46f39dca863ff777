import type { recordMetrics } from "@marquee/contracts/insight/analytics";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { measuresChanged } from "./measures-changed.ts";

const operation = addressOf<typeof recordMetrics>("recordMetrics", "POST", "/api/analytics");

/** Records the measures of a deal on a day. Repeating it changes nothing. */
export function useRecordMetrics() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof recordMetrics>) => call(operation, { body }),
    onSuccess: () => measuresChanged(client),
  });
}
