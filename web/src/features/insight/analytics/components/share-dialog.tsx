import type {
  Analytics,
  AnalyticsQuery,
  AnalyticsShare,
  AnalyticsView,
} from "@marquee/contracts/insight/analytics";
import { useQuery } from "@tanstack/react-query";
import { ShareLinksDialog } from "#features/studio/share-links/components/share-links-dialog.tsx";
import { useCreateAnalyticsShare } from "../api/create-analytics-share.ts";
import { analyticsSharesQuery } from "../api/list-analytics-shares.ts";
import { useRevokeAnalyticsShare } from "../api/revoke-analytics-share.ts";
import { analyticsPages, controls, shareDialog as copy } from "../copy.ts";
import { periodText } from "../model/days.ts";

interface ShareDialogProps {
  view: AnalyticsView;
  asked: AnalyticsQuery;
  compares: boolean;
  choices: Pick<Analytics, "events" | "deals">;
  onClose: () => void;
}

/** Creates a link to the page for people without an account, and lists and revokes working links to any page. */
export function ShareDialog({ view, asked, compares, choices, onClose }: ShareDialogProps) {
  const create = useCreateAnalyticsShare();
  const links = useQuery({
    ...analyticsSharesQuery,
    select: (shares) =>
      shares.map((share) => ({
        id: share.id,
        expiresAt: share.expiresAt,
        text: describe(share, choices),
        name: analyticsPages[share.view].title,
      })),
  });
  return (
    <ShareLinksDialog
      title={copy.title}
      text={copy.text}
      created={create}
      onCreate={(days) => create.mutate({ view, ...asked, compares, days })}
      links={links}
      revoke={useRevokeAnalyticsShare()}
      onClose={onClose}
    />
  );
}

function describe(share: AnalyticsShare, { events, deals }: ShareDialogProps["choices"]): string {
  const deal = deals.find(({ id }) => id === share.deal)?.name ?? copy.oneDeal;
  return copy.item(
    analyticsPages[share.view].title,
    periodOf(share),
    eventOf(share, events),
    ...(share.deal === null ? [] : [deal]),
    ...(share.side === null ? [] : [controls.sides[share.side]]),
  );
}

function periodOf({ range, from, to }: AnalyticsShare): string {
  if (from !== null && to !== null) return periodText({ from, to });
  return controls.ranges[range ?? "last30"];
}

function eventOf({ event }: AnalyticsShare, events: Analytics["events"]): string {
  if (event === null || event === "all") return copy.allEvents;
  return events.find(({ id }) => id === event)?.name ?? copy.oneEvent;
}
