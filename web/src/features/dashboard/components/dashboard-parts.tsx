import { clsx } from "clsx";
import { type ReactNode, Suspense, useRef } from "react";
import { useCurrentUser } from "#account/session.ts";
import { useIdle } from "#browser/use-idle.ts";
import { useNearView } from "#browser/use-near-view.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const ChatCard = lazyPart(async () => (await import("./chat-card.tsx")).ChatCard);
const RecommendedCard = lazyPart(async () => (await import("./events-card.tsx")).RecommendedCard);
const SponsoredCard = lazyPart(async () => (await import("./events-card.tsx")).SponsoredCard);
const PerformanceCard = lazyPart(async () => (await import("./performance-card.tsx")).PerformanceCard);
const DealsCard = lazyPart(async () => (await import("./deals-card.tsx")).DealsCard);
const InsightsCard = lazyPart(async () => (await import("./insights-card.tsx")).InsightsCard);
const RecentWork = lazyPart(async () => (await import("./recent-work.tsx")).RecentWork);

/**
 * The content below the numbers. Its code loads once the numbers are shown and it is about to be visible. Its space
 * already has the right height.
 */
export function DashboardParts() {
  const { isPartner } = useCurrentUser();
  return (
    <>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Part className="h-128">
          <ChatCard />
        </Part>
        <Part className="h-128">{isPartner ? <SponsoredCard /> : <RecommendedCard />}</Part>
        <Part className="h-96">
          <PerformanceCard />
        </Part>
        <Part className="h-96">{isPartner ? <InsightsCard /> : <DealsCard />}</Part>
      </div>
      {/* Any height is fine here, because nothing is below it. */}
      <Part className="min-h-60">
        <RecentWork />
      </Part>
    </>
  );
}

function Part({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  const isIdle = useIdle();
  const waiting = <Skeleton className="h-full min-h-[inherit] rounded-xl" />;
  return (
    <div ref={place} className={clsx(className, "[&>*]:h-full")}>
      {isNear && isIdle ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
