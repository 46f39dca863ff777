import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";

/** Refetches what shows measures: numbers, their rows, what deals returned, and the notices of samples. */
export function measuresChanged(client: QueryClient): Promise<void> {
  return invalidate(
    client,
    "getAnalytics",
    "listTileRows",
    "listAnalyticsDeals",
    "listMetrics",
    "getDashboard",
    "getSponsorshipDeal",
    "listSponsorshipDeals",
    "getDealRenewal",
    "listNotifications",
    // What else comes and leaves with the sample data.
    "listLibrary",
    "listCampaignIdeas",
    "listConversations",
    "listMessages",
  );
}
