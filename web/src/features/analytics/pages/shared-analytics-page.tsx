import type { SharedAnalytics } from "@marquee/contracts/http/analytics";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { formatDateTime } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Mark } from "#ui/mark.tsx";
import { usePageTitle } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { sharedAnalyticsQuery } from "../api/get-shared-analytics.ts";
import { KpiCards } from "../components/kpi-cards.tsx";
import { ViewParts } from "../components/view-parts.tsx";
import { analyticsPage, analyticsPages, controls, sharedPage as copy, sample, tabLabels } from "../copy.ts";
import { shownTiles } from "../model/chart-data.ts";
import { periodText } from "../model/days.ts";
import { type AnalyticsTab, partsOfRoi, partsOfTab, tabsOf } from "../model/views.ts";

/** What a share link shows to whoever has it: the page to look at, and nothing else of the app. */
export function SharedAnalyticsPage() {
  const { token = "" } = useParams();
  const { data, error, isPending, refetch } = useQuery(sharedAnalyticsQuery(token));
  usePageTitle(data ? analyticsPages[data.view].title : copy.title);
  return (
    <main className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:px-8 lg:py-7">
      {/* A link is for those who have it: no search engine lists it, and no other site learns of it. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <p className="mb-5 flex items-center gap-2 font-semibold">
        <Mark className="size-6" />
        {copy.marquee}
      </p>
      {isPending ? (
        <>
          <h1 className="sr-only">{copy.title}</h1>
          <Loading label={copy.loading}>
            <Skeleton className="h-96 rounded-xl" />
          </Loading>
        </>
      ) : data ? (
        <Shared shared={data} />
      ) : (
        <>
          <h1 className="sr-only">{copy.title}</h1>
          <Card>
            {error ? (
              <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
            ) : (
              <EmptyState title={copy.goneTitle}>{copy.gone}</EmptyState>
            )}
          </Card>
        </>
      )}
    </main>
  );
}

function Shared({ shared }: { shared: SharedAnalytics }) {
  const { view, company, eventName, dealName, expiresAt, analytics } = shared;
  const tabs: readonly AnalyticsTab[] = tabsOf[view];
  const [tab, setTab] = useState(tabs[0]);
  return (
    <>
      <header className="mb-5">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl">
          {analyticsPages[view].title}
          {analytics.sample && <Badge tone="lamp">{sample.badge}</Badge>}
        </h1>
        <p className="mt-1 text-muted">
          {copy.by(company)} · {eventName ?? copy.allEvents}
          {dealName !== null && ` · ${dealName || copy.otherDeal}`} · {periodText(analytics)}
        </p>
        <p className="text-sm text-muted">
          {controls.asOf(formatDateTime(analytics.asOf))} {copy.until(formatDateTime(expiresAt))}
        </p>
      </header>
      <KpiCards view={view} values={shownTiles(analytics)} />
      <div className="mt-5">
        {tab === undefined ? (
          <ViewParts parts={partsOfRoi} analytics={analytics} />
        ) : (
          <Tabs<AnalyticsTab>
            label={analyticsPage.tabs}
            value={tab}
            onValue={setTab}
            tabs={tabs.map((value) => ({
              value,
              label: tabLabels[value],
              content: <ViewParts parts={partsOfTab[value]} analytics={analytics} />,
            }))}
          />
        )}
      </div>
    </>
  );
}
