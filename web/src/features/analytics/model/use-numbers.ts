import type { Analytics, AnalyticsQuery } from "@marquee/contracts/http/analytics";
import type { OperationId } from "@marquee/contracts/operations";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { analyticsQuery } from "../api/get-analytics.ts";
import { controls } from "../copy.ts";
import { type Choice, narrowingOf } from "./choice.ts";

/** What is asked again by Refresh, besides the numbers themselves, and what it is called where it failed. */
const further: readonly (readonly [OperationId, string])[] = [
  ["listTileRows", controls.parts.rows],
  ["listSponsorshipDeals", controls.parts.deals],
];

/** The numbers of a page and, to be drawn beside them, those of the period before; and how to ask for all anew. */
export function useNumbers({ range, compares, ...choice }: Choice) {
  const client = useQueryClient();
  const narrowing = narrowingOf(choice);
  const asked: AnalyticsQuery = { range, ...narrowing };
  const query = useQuery(analyticsQuery(asked));
  const analytics: Analytics | undefined = query.data;
  const before = useQuery({
    ...analyticsQuery({ ...analytics?.previous, ...narrowing }),
    enabled: compares && analytics !== undefined && !query.isPlaceholderData,
  });
  const [refresh, setRefresh] = useState<{ pending: boolean; failed: readonly string[] }>({
    pending: false,
    failed: [],
  });

  async function onRefresh(): Promise<void> {
    setRefresh({ pending: true, failed: [] });
    const [current, previous, ...others] = await Promise.all([
      query.refetch(),
      compares && analytics ? before.refetch() : undefined,
      ...further.map(([id]) =>
        client.refetchQueries({ queryKey: [id], type: "active" }, { throwOnError: true }).then(
          () => false,
          () => true,
        ),
      ),
    ]);
    setRefresh({
      pending: false,
      failed: [
        ...(current.isError ? [controls.parts.numbers] : []),
        ...(previous?.isError ? [controls.parts.previous] : []),
        ...further.flatMap(([, name], index) => (others[index] === true ? [name] : [])),
      ],
    });
  }

  return {
    asked,
    analytics,
    previous: compares ? before.data : undefined,
    query,
    refreshing: refresh.pending,
    /** What could not be asked anew the last time. */
    failed: refresh.failed,
    onRefresh: () => void onRefresh(),
  };
}
