import type { Analytics, AnalyticsQuery, AnalyticsView } from "@marquee/contracts/insight/analytics";
import { useHasRole } from "#account/team-role.ts";
import { downloadText } from "#browser/download.ts";
import { MenuItem, MenuLink } from "#ui/menu.tsx";
import { PageActions } from "#ui/page-actions.tsx";
import { analyticsReportPath } from "../api/get-analytics-report.ts";
import { actions as copy } from "../copy.ts";
import { pageCsv } from "../model/page-csv.ts";
import type { OpenDialog } from "./analytics-view.tsx";

/** The actions of a page: enter numbers, and export or share them if there are any. */
export function ViewActions(props: {
  view: AnalyticsView;
  asked: AnalyticsQuery;
  /** Whether the page, and so its exports, show the previous period. */
  compares: boolean;
  /** Undefined while loading, and if there is nothing to export. */
  analytics: Analytics | undefined;
  onOpen: (dialog: OpenDialog) => void;
}) {
  const { view, asked, compares, analytics, onOpen } = props;
  const edits = useHasRole("member");
  const exports = (close: () => void) => (
    <>
      <MenuItem
        onClick={() => {
          close();
          if (analytics) savePage(view, analytics, compares);
        }}
      >
        {copy.csv}
      </MenuItem>
      <MenuLink reloadDocument download to={analyticsReportPath(view, asked, compares)} onClick={close}>
        {copy.pdf}
      </MenuLink>
      <MenuItem
        onClick={() => {
          close();
          print();
        }}
      >
        {copy.print}
      </MenuItem>
    </>
  );
  return (
    <PageActions
      actions={[
        ...(edits
          ? ([
              { label: copy.record, icon: "plus", act: { onClick: () => onOpen("record") } },
              { label: copy.import, icon: "upload", act: { onClick: () => onOpen("import") } },
            ] as const)
          : []),
        { label: copy.more, icon: "download", disabled: !analytics, act: { menu: exports } },
        ...(edits
          ? [{ label: copy.share, disabled: !analytics, act: { onClick: () => onOpen("share") } }]
          : []),
      ]}
    />
  );
}

function savePage(view: AnalyticsView, analytics: Analytics, compares: boolean): void {
  const name = `marquee-${view}-${analytics.from}-${analytics.to}.csv`;
  downloadText(name, pageCsv(view, analytics, compares), "text/csv");
}
