import type { SharedAnalytics } from "@marquee/contracts/insight/analytics";
import {
  type AnalyticsTab,
  partsOfRoi,
  partsOfTab,
  tabsOf,
} from "@marquee/contracts/insight/analytics-charts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { SharedPage } from "#features/studio/share-links/components/shared-page.tsx";
import { sharedPage as linkCopy } from "#features/studio/share-links/copy.ts";
import { formatDateTime } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { sharedAnalyticsQuery } from "../api/get-shared-analytics.ts";
import { KpiCards } from "../components/kpi-cards.tsx";
import { ViewParts } from "../components/view-parts.tsx";
import { analyticsPage, analyticsPages, controls, sharedPage as copy, sample, tabLabels } from "../copy.ts";
import { shownTiles } from "../model/chart-data.ts";
import { periodText } from "../model/days.ts";

/** What anyone with a share link sees: the page, read-only, and nothing else of the app. */
export function SharedAnalyticsPage() {
  const { token = "" } = useParams();
  return (
    <SharedPage
      query={useQuery(sharedAnalyticsQuery(token))}
      titleOf={({ view }) => analyticsPages[view].title}
      texts={copy}
      className="max-w-6xl"
    >
      {(shared) => <Shared shared={shared} />}
    </SharedPage>
  );
}

function Shared({ shared }: { shared: SharedAnalytics }) {
  const { view, company, eventName, eventFace, dealName, compares, expiresAt, analytics } = shared;
  const tabs: readonly AnalyticsTab[] = tabsOf[view];
  const [tab, setTab] = useState(tabs[0]);
  return (
    <>
      <header className="mb-5 flex flex-wrap items-start gap-x-5 gap-y-3">
        {eventName !== null && eventFace && (
          <EventPoster event={{ ...eventFace, name: eventName }} className="w-40 rounded-lg" />
        )}
        <div className="min-w-64 flex-1">
          <h1 className="flex flex-wrap items-center gap-3 text-2xl">
            {analyticsPages[view].title}
            {analytics.sample && <Badge tone="lamp">{sample.badge}</Badge>}
          </h1>
          <p className="mt-1 text-muted">
            {copy.by(company)} · {eventName ?? copy.allEvents}
            {dealName !== null && ` · ${dealName || copy.otherDeal}`} ·{" "}
            {compares
              ? controls.periodCompared(periodText(analytics), periodText(analytics.previous))
              : periodText(analytics)}
            {analytics.sides.length > 1 && ` · ${controls.sides[analytics.side]}`}
          </p>
          <p className="text-sm text-muted">
            {controls.asOf(formatDateTime(analytics.asOf))} {linkCopy.until(formatDateTime(expiresAt))}
          </p>
        </div>
      </header>
      <KpiCards view={view} values={shownTiles(analytics)} compares={compares} />
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
