import type { QueryClient } from "@tanstack/react-query";
import { notificationsQuery } from "../api/list-notifications.ts";
import { sendSimulation } from "../api/simulate-notification.ts";

const afterMs = 30_000;

/** Whoever looks at sample data gets a sample recommendation half a minute after the page was loaded. */
export function simulateLater(client: QueryClient): () => void {
  const timer = setTimeout(() => {
    const list = client.getQueryData(notificationsQuery.queryKey) ?? [];
    const samples = list.flatMap((one) => (one.kind === "sample" ? [one.about.which] : []));
    if (samples.length === 0 || samples.includes("campaign_tip")) return;
    // Nobody waits for it.
    void sendSimulation().catch(() => undefined);
  }, afterMs);
  return () => clearTimeout(timer);
}
