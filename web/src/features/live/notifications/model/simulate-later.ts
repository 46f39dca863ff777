import type { QueryClient } from "@tanstack/react-query";
import { notificationsQuery } from "../api/list-notifications.ts";
import { sendSimulation } from "../api/simulate-notification.ts";

const afterMs = 30_000;

/** Users with sample data get a sample recommendation half a minute after the page loads. */
export function simulateLater(client: QueryClient): () => void {
  const timer = setTimeout(() => {
    const list = client.getQueryData(notificationsQuery.queryKey) ?? [];
    const samples = list.flatMap((each) => (each.kind === "sample" ? [each.about.which] : []));
    if (samples.length === 0 || samples.includes("campaign_tip")) return;
    // Nothing depends on it.
    void sendSimulation().catch(() => undefined);
  }, afterMs);
  return () => clearTimeout(timer);
}
