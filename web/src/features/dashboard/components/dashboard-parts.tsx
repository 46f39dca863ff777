import { type ReactNode, Suspense } from "react";
import { useCurrentUser } from "#account/session.ts";
import { useIdle } from "#browser/use-idle.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const ChatCard = lazyPart(async () => (await import("./chat-card.tsx")).ChatCard);
const RecommendedCard = lazyPart(async () => (await import("./events-card.tsx")).RecommendedCard);
const SponsoredCard = lazyPart(async () => (await import("./events-card.tsx")).SponsoredCard);
const PerformanceCard = lazyPart(async () => (await import("./performance-card.tsx")).PerformanceCard);
const DealsCard = lazyPart(async () => (await import("./deals-card.tsx")).DealsCard);
const InsightsCard = lazyPart(async () => (await import("./insights-card.tsx")).InsightsCard);
const RecentWork = lazyPart(async () => (await import("./recent-work.tsx")).RecentWork);

/** What stands below the numbers. Its code comes once the numbers are shown, into places that have their height already. */
export function DashboardParts() {
  const { isPartner } = useCurrentUser();
  const idle = useIdle();
  const part = (content: ReactNode) =>
    idle ? <Suspense fallback={<Place />}>{content}</Suspense> : <Place />;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="h-128 [&>*]:h-full">{part(<ChatCard />)}</div>
        <div className="h-128 [&>*]:h-full">{part(isPartner ? <SponsoredCard /> : <RecommendedCard />)}</div>
        <div className="h-96 [&>*]:h-full">{part(<PerformanceCard />)}</div>
        <div className="h-96 [&>*]:h-full">{part(isPartner ? <InsightsCard /> : <DealsCard />)}</div>
      </div>
      {idle && (
        <Suspense fallback={null}>
          <RecentWork />
        </Suspense>
      )}
    </>
  );
}

function Place() {
  return <Skeleton className="rounded-xl" />;
}
