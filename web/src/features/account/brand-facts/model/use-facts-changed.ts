import type { BrandFacts } from "@marquee/contracts/account/brand-facts";
import { useQueryClient } from "@tanstack/react-query";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { invalidate } from "#api/query.ts";
import { brandFactsQuery } from "../api/get-brand-facts.ts";

/** Shows changed facts here and in the browser's other tabs, and refetches what depends on them. */
export function useFactsChanged(): (facts: BrandFacts) => Promise<void> {
  const client = useQueryClient();
  return async (facts) => {
    await client.cancelQueries({ queryKey: brandFactsQuery.queryKey });
    client.setQueryData(brandFactsQuery.queryKey, facts);
    tellOtherTabs("getBrandFacts");
    void invalidate(client, "listRecommendedEvents", "getEvent", "listActivity");
  };
}
