import type { EventDetail } from "@marquee/contracts/http/events";
import type { ReactNode } from "react";
import { formatEventTime } from "#format/event-times.ts";
import { formatCount, formatDollars } from "#format/format.ts";
import { Card } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { overviewTab as copy } from "../copy.ts";
import { categoryLabel, spotsLeft } from "./event-facts.ts";
import { EventImage } from "./event-image.tsx";

/** What the event is, when and where. */
export function OverviewTab({ event }: { event: EventDetail }) {
  return (
    <Card aria-labelledby="event-about" className="p-5">
      {event.imageUrl !== null && <EventImage url={event.imageUrl} className="mb-5 w-full rounded-lg" />}
      <h2 id="event-about" className="text-base">
        {copy.about}
      </h2>
      <p className="mt-2 max-w-prose">{event.description}</p>
      <dl className="mt-5 grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label={copy.begins}>
          <time dateTime={event.date}>{formatEventTime(event.date, event.timeZone)}</time>
        </Fact>
        <Fact label={copy.ends}>
          <time dateTime={event.endsAt}>{formatEventTime(event.endsAt, event.timeZone)}</time>
        </Fact>
        <Fact label={copy.location}>{event.location}</Fact>
        <Fact label={copy.category}>{categoryLabel(event.category)}</Fact>
        {event.attendeeCount > 0 && <Fact label={copy.attendees}>{formatCount(event.attendeeCount)}</Fact>}
        {event.priceFrom !== null && (
          <>
            <Fact label={copy.priceFrom}>{formatDollars(event.priceFrom)}</Fact>
            <Fact label={copy.spots}>{spotsLeft(event.spotsLeft)}</Fact>
          </>
        )}
        {event.eventUrl !== null && (
          <Fact label={copy.website}>
            <TextLink href={event.eventUrl} target="_blank" rel="noreferrer">
              {copy.visitWebsite}
            </TextLink>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-medium break-words">{children}</dd>
    </div>
  );
}
