import type { Deal } from "@marquee/contracts/deals/deals";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { formatEventDays } from "#format/event-times.ts";
import { useRefetchInterval } from "#live/live.ts";
import { paths } from "#routing/paths.ts";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { SplitView } from "#ui/split-view.tsx";
import { ErrorState } from "#ui/states.tsx";
import { dealQuery } from "../api/get-deal.ts";
import { DealDetail } from "../components/deal-detail.tsx";
import { DealList } from "../components/deal-list.tsx";
import { DealLoading } from "../components/deal-loading.tsx";
import { dealPage as copy } from "../copy.ts";
import { dealTitle } from "../model/deal-names.ts";

/** One deal for either side; on wide screens with the list of deals next to it. */
export function DealPage() {
  const { id = "" } = useParams();
  const query = useQuery({ ...dealQuery(id), refetchInterval: useRefetchInterval() });
  const deal = query.data;
  // The title's height is known with the deal. From then on the list beside it stays, whichever deal is opened.
  const [isPlaced, setPlaced] = useState(false);
  if (!isPlaced && !query.isPending) setPlaced(true);
  if (!isPlaced)
    return (
      <Page title={copy.title} back={{ to: paths.sponsorships, label: copy.back }}>
        <DealLoading />
      </Page>
    );
  return (
    <Page
      title={deal ? dealTitle(deal) : copy.title}
      lead={
        deal ? copy.lead(deal.packageName, formatEventDays(eventOf(deal)), deal.facts.event.location) : noLead
      }
      back={{ to: paths.sponsorships, label: copy.back }}
      oneLine
    >
      <SplitView
        list={<DealList openId={id} />}
        listLabel={copy.list}
        detailKey={id}
        detailLabel={copy.detail}
        nothingChosen={null}
        detail={
          deal ? (
            <DealDetail key={deal.id} deal={deal} />
          ) : query.isPending ? (
            <DealLoading />
          ) : (
            <Card>
              <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
            </Card>
          )
        }
      />
    </Page>
  );
}

const eventOf = ({ eventDate, eventEndsAt, eventTimeZone }: Deal) => ({
  date: eventDate,
  endsAt: eventEndsAt,
  timeZone: eventTimeZone,
});

/** A line's height, where the package's name follows. */
const noLead = "\u00a0";
