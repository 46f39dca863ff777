import type { Analytics, AnalyticsQuery, AnalyticsView } from "@marquee/contracts/insight/analytics";
import { downloadText } from "#browser/download.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
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
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button onClick={() => onOpen("record")}>
        <Icon name="plus" />
        {copy.record}
      </Button>
      <Button onClick={() => onOpen("import")}>
        <Icon name="upload" />
        {copy.import}
      </Button>
      <Popover
        className="w-52"
        trigger={(trigger) => (
          <Button {...trigger} disabled={!analytics}>
            <Icon name="download" />
            {copy.more}
          </Button>
        )}
      >
        {(close) => (
          <Menu label={copy.more}>
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
          </Menu>
        )}
      </Popover>
      <Button disabled={!analytics} onClick={() => onOpen("share")}>
        {copy.share}
      </Button>
    </div>
  );
}

function savePage(view: AnalyticsView, analytics: Analytics, compares: boolean): void {
  const name = `marquee-${view}-${analytics.from}-${analytics.to}.csv`;
  downloadText(name, pageCsv(view, analytics, compares), "text/csv");
}
