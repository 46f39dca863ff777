import type { Analytics, AnalyticsQuery } from "@marquee/contracts/insight/analytics";
import type { OperationId } from "@marquee/contracts/operations";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { analyticsQuery } from "../api/get-analytics.ts";
import { controls } from "../copy.ts";
import { type Choice, narrowingOf } from "./choice.ts";

/** What Refresh refetches besides the numbers themselves, with the name to show if that fails. */
const alsoRefetched: readonly (readonly [OperationId, string])[] = [
  ["listTileRows", controls.parts.rows],
  ["listSponsorshipDeals", controls.parts.deals],
];

/** The numbers of a page, those of the previous period to draw next to them, and a function to refetch all. */
export function useNumbers({ range, days, compares, ...choice }: Choice) {
  const client = useQueryClient();
  const narrowing = narrowingOf(choice);
  const asked: AnalyticsQuery = { ...(days ?? { range }), ...narrowing };
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
      ...alsoRefetched.map(([id]) =>
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
        ...alsoRefetched.flatMap(([, name], index) => (others[index] === true ? [name] : [])),
      ],
    });
  }

  return {
    asked,
    analytics,
    previous: compares ? before.data : undefined,
    query,
    refreshing: refresh.pending,
    /** What could not be refetched last time. */
    failed: refresh.failed,
    onRefresh: () => void onRefresh(),
  };
}
