import { NeedsStrip } from "#features/deals/deals/components/needs-you.tsx";
import { ChecklistCard } from "#features/home/onboarding/components/checklist-card.tsx";
import { ChatCard } from "./chat-card.tsx";
import { DealsCard } from "./deals-card.tsx";
import { RecommendedCard, SponsoredCard } from "./events-card.tsx";
import { InsightsCard } from "./insights-card.tsx";
import { NextEventsCard } from "./next-events-card.tsx";
import { PerformanceCard } from "./performance-card.tsx";
import { RecentWork } from "./recent-work.tsx";

const cards = {
  chat: ChatCard,
  checklist: ChecklistCard,
  deals: DealsCard,
  insights: InsightsCard,
  needs: NeedsStrip,
  next: NextEventsCard,
  performance: PerformanceCard,
  recommended: RecommendedCard,
  sponsored: SponsoredCard,
  work: RecentWork,
} as const;

/** One of the dashboard's cards besides the numbers: all of their code loads together, after the numbers are shown. */
export function DashboardCard({ name }: { name: keyof typeof cards }) {
  const Card = cards[name];
  return <Card />;
}
