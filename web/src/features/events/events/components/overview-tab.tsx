import type { ViewedEvent } from "@marquee/contracts/events/events";
import type { ReactNode } from "react";
import { formatEventTime } from "#format/event-times.ts";
import { Card } from "#ui/card.tsx";
import { Facts } from "#ui/facts.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { overviewTab as copy } from "../copy.ts";
import { AudienceTab } from "./audience-tab.tsx";
import { categoryLabel } from "./event-facts.ts";
import { PackagesTable } from "./packages-table.tsx";

/** All that decides: why it fits, what it costs, who comes, and the exact hours. */
export function OverviewTab(props: {
  event: ViewedEvent;
  /** Why it fits, for a sponsor. */
  match: ReactNode;
  detailsPath: string;
  selectPath: ((packageId: string) => string) | undefined;
  isHost: boolean;
}) {
  const { event, match, ...packages } = props;
  return (
    <div className="grid grid-cols-1 gap-5">
      {match}
      <PackagesTable event={event} {...packages} />
      <AudienceTab event={event} />
      <Card aria-labelledby="event-about" className="p-5">
        <h2 id="event-about" className="text-base">
          {copy.about}
        </h2>
        <Facts
          layout="above"
          className="mt-3"
          facts={[
            [copy.begins, <Time key="begins" at={event.date} zone={event.timeZone} />],
            [copy.ends, <Time key="ends" at={event.endsAt} zone={event.timeZone} />],
            [copy.location, event.location],
            [copy.category, categoryLabel(event.category)],
            event.eventUrl !== null && [
              copy.website,
              <TextLink key="website" href={event.eventUrl} target="_blank" rel="noreferrer">
                {copy.visitWebsite}
              </TextLink>,
            ],
          ]}
        />
      </Card>
    </div>
  );
}

function Time({ at, zone }: { at: string; zone: string }) {
  return <time dateTime={at}>{formatEventTime(at, zone)}</time>;
}
