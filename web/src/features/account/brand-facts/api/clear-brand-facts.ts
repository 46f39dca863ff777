import type { clearBrandFacts } from "@marquee/contracts/account/brand-facts";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useFactsChanged } from "../model/use-facts-changed.ts";

const operation = addressOf<typeof clearBrandFacts>("clearBrandFacts", "DELETE", "/api/brand-facts");

/** Makes Morgan forget everything about the brand. */
export function useClearBrandFacts() {
  return useMutation({ mutationFn: () => call(operation, {}), onSuccess: useFactsChanged() });
}
