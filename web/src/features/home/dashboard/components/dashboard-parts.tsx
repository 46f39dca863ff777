import { clsx } from "clsx";
import { type ReactNode, Suspense, useRef } from "react";
import { mayHost } from "#account/may-host.ts";
import { useCurrentUser } from "#api/session.ts";
import { useIdle } from "#browser/use-idle.ts";
import { useNearView } from "#browser/use-near-view.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** Any card besides the numbers. */
export const DashboardCard = lazyPart(async () => (await import("./dashboard-card.tsx")).DashboardCard);

/**
 * The content below the numbers. Its code loads once the numbers are shown and it is about to be visible. Its space
 * already has the right height.
 */
export function DashboardParts() {
  const { isPartner, role } = useCurrentUser();
  return (
    <>
      {mayHost(role) && (
        <Part className="h-112 sm:h-80">
          <DashboardCard name="next" />
        </Part>
      )}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Part className="h-128">
          <DashboardCard name="chat" />
        </Part>
        <Part className="h-128">
          {isPartner ? <DashboardCard name="sponsored" /> : <DashboardCard name="recommended" />}
        </Part>
        <Part className="h-96">
          <DashboardCard name="performance" />
        </Part>
        <Part className="h-96">
          {isPartner ? <DashboardCard name="insights" /> : <DashboardCard name="deals" />}
        </Part>
      </div>
      {/* Any height is fine here, because nothing is below it. */}
      <Part className="min-h-60">
        <DashboardCard name="work" />
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
