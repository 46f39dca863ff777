import type { AnalyticsView as View } from "@marquee/contracts/insight/analytics";
import {
  type AnalyticsTab,
  partsOfRoi,
  partsOfTab,
  tabsOf,
} from "@marquee/contracts/insight/analytics-charts";
import type { TileId } from "@marquee/contracts/insight/analytics-measures";
import { Suspense, useState } from "react";
import { useHasRole } from "#account/team-role.ts";
import { formatDateTime } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { AddressDialog } from "#ui/address-dialog.tsx";
import { Card } from "#ui/card.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Page } from "#ui/page.tsx";
import { ErrorState } from "#ui/states.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { analyticsPages, controls, analyticsPage as copy, tabLabels } from "../copy.ts";
import { shownTiles } from "../model/chart-data.ts";
import { useChoice } from "../model/choice.ts";
import { type NumberRef, numberRef, numberText } from "../model/number-ref.ts";
import { useNumbers } from "../model/use-numbers.ts";
import { EmptyAnalytics } from "./empty-analytics.tsx";
import { KpiCards } from "./kpi-cards.tsx";
import { PeriodLine } from "./period-line.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { ViewActions } from "./view-actions.tsx";
import { ViewControls } from "./view-controls.tsx";
import { ViewParts } from "./view-parts.tsx";

const dialogs = () => import("./dialogs.ts");
const GoalDialog = lazyPart(async () => (await dialogs()).GoalDialog, "dialog");
const ImportDialog = lazyPart(async () => (await dialogs()).ImportDialog, "dialog");
const NumberDialog = lazyPart(async () => (await dialogs()).NumberDialog, "dialog");
const RecordDialog = lazyPart(async () => (await dialogs()).RecordDialog, "dialog");

export type OpenDialog = "record" | "import" | "share" | { goal: TileId };

/** A page of analytics: its four numbers, its charts, and everything the user can do with them. */
export function AnalyticsView({ view }: { view: View }) {
  const edits = useHasRole("member");
  const choice = useChoice(view);
  const { asked, analytics, previous, query, refreshing, failed, onRefresh } = useNumbers(choice);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { address } = choice;
  const onNumber = (ref: NumberRef) => address.open("number", numberText(ref));
  const closeDialog = () => setDialog(null);
  const isEmpty = analytics !== undefined && !analytics.measured;
  const sharedProps = { analytics, previous, onNumber };
  const tabs: readonly AnalyticsTab[] = tabsOf[view];

  return (
    <Page
      title={analyticsPages[view].title}
      lead={analyticsPages[view].lead}
      back={{ to: paths.dashboard, label: copy.back }}
      actions={
        <ViewActions
          view={view}
          asked={asked}
          compares={choice.compares}
          analytics={isEmpty ? undefined : analytics}
          onOpen={setDialog}
        />
      }
    >
      <div data-tour="analytics">
        <ViewControls
          view={view}
          choice={choice}
          analytics={analytics}
          refreshing={refreshing}
          onRefresh={onRefresh}
        />
      </div>
      <PeriodLine analytics={isEmpty ? undefined : analytics} compares={choice.compares} />
      <div role="status">
        {failed.length > 0 && analytics && (
          <p className="mb-4 rounded-lg border border-danger-line bg-danger-soft px-4 py-2.5 text-danger">
            {controls.notRefreshed(failed.join(", "), formatDateTime(analytics.asOf))}
          </p>
        )}
      </div>
      {query.isError && !analytics ? (
        <Card>
          <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : isEmpty ? (
        <EmptyAnalytics onOpen={setDialog} />
      ) : (
        <div
          aria-busy={query.isPlaceholderData}
          className={query.isPlaceholderData ? "opacity-60 transition-opacity" : "transition-opacity"}
        >
          <KpiCards
            view={view}
            values={analytics && shownTiles(analytics)}
            compares={choice.compares}
            previous={analytics?.previous}
            onNumber={onNumber}
            onGoal={edits ? (goal) => setDialog({ goal }) : undefined}
          />
          <div className="mt-5">
            {choice.tab === undefined ? (
              <ViewParts parts={partsOfRoi} {...sharedProps} />
            ) : (
              <Tabs<AnalyticsTab>
                label={copy.tabs}
                value={choice.tab}
                replace
                linkTo={(next) => address.withValue("tab", next === tabs[0] ? "" : next)}
                tabs={tabs.map((value) => ({
                  value,
                  label: tabLabels[value],
                  content: <ViewParts parts={partsOfTab[value]} {...sharedProps} />,
                }))}
              />
            )}
          </div>
        </div>
      )}
      <Suspense fallback={null}>
        <AddressDialog name="number">
          {(text, close) => {
            const number = numberRef(text);
            return (
              number &&
              analytics && (
                <NumberDialog number={number} asked={asked} analytics={analytics} onClose={close} />
              )
            );
          }}
        </AddressDialog>
        <AddressDialog name="open">
          {(name, close) => name === "record" && <RecordDialog onClose={close} />}
        </AddressDialog>
        {dialog === "record" && <RecordDialog onClose={closeDialog} />}
        {dialog === "import" && <ImportDialog onClose={closeDialog} />}
        {dialog === "share" && analytics && (
          <ShareDialog
            view={view}
            asked={asked}
            compares={choice.compares}
            choices={analytics}
            onClose={closeDialog}
          />
        )}
        {dialog !== null && typeof dialog === "object" && analytics && (
          <GoalDialog
            tile={dialog.goal}
            goal={analytics.tiles.find(({ id }) => id === dialog.goal)?.goal ?? null}
            onClose={closeDialog}
          />
        )}
      </Suspense>
    </Page>
  );
}
