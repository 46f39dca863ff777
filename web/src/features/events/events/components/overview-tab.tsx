import type { EventDetail } from "@marquee/contracts/events/events";
import { formatEventTime } from "#format/event-times.ts";
import { formatCount, formatDollars } from "#format/format.ts";
import { Card } from "#ui/card.tsx";
import { Facts } from "#ui/facts.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { overviewTab as copy } from "../copy.ts";
import { categoryLabel, spotsLeft } from "./event-facts.ts";

/** What the event is, when and where. */
export function OverviewTab({ event }: { event: EventDetail }) {
  return (
    <Card aria-labelledby="event-about" className="p-5">
      <h2 id="event-about" className="text-base">
        {copy.about}
      </h2>
      <p className="mt-2 max-w-prose">{event.description}</p>
      <Facts
        layout="above"
        className="mt-5"
        facts={[
          [copy.begins, <Time key="begins" at={event.date} zone={event.timeZone} />],
          [copy.ends, <Time key="ends" at={event.endsAt} zone={event.timeZone} />],
          [copy.location, event.location],
          [copy.category, categoryLabel(event.category)],
          event.attendeeCount > 0 && [copy.attendees, formatCount(event.attendeeCount)],
          event.priceFrom !== null && [copy.priceFrom, formatDollars(event.priceFrom)],
          event.priceFrom !== null && [copy.spots, spotsLeft(event.spotsLeft)],
          event.eventUrl !== null && [
            copy.website,
            <TextLink key="website" href={event.eventUrl} target="_blank" rel="noreferrer">
              {copy.visitWebsite}
            </TextLink>,
          ],
        ]}
      />
    </Card>
  );
}

function Time({ at, zone }: { at: string; zone: string }) {
  return <time dateTime={at}>{formatEventTime(at, zone)}</time>;
}
