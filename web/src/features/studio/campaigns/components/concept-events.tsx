import type { ConceptEvent } from "@marquee/contracts/studio/campaign-idea";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#api/http.ts";
import { eventQuery } from "#features/events/events/api/get-event.ts";
import { formatEventDay } from "#format/event-times.ts";
import { formatDate, formatDollars } from "#format/format.ts";
import { eventPath } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { conceptEvents as copy } from "../concept-copy.ts";

/** The events of Marquee that fit a concept, each with a package that it can pay. Nothing if none fits. */
export function ConceptEvents(props: {
  events: readonly ConceptEvent[] | undefined;
  /** Leaves an event out of a saved concept. */
  onLeaveOut?: ((eventId: string) => void) | undefined;
  /** Whether the events may be opened, which takes an account; `live` also reads their prices again. */
  open: "no" | "stored" | "live";
}) {
  const { events = [], open } = props;
  if (events.length === 0) return null;
  return (
    <section className="border-t border-line px-5 py-5 sm:px-6">
      <h3 className="text-sm font-medium text-muted">{copy.title}</h3>
      <ul className="mt-1 grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-2">
        {events.map((event) => (
          <li key={event.eventId} className="flex min-w-0 items-start gap-3">
            <Poster event={event} />
            <div className="min-w-0 flex-1">
              {open === "no" ? (
                <span className="font-medium break-words">{event.name}</span>
              ) : (
                <TextLink to={eventPath(event.eventId)} className="break-words">
                  {event.name}
                </TextLink>
              )}
              <p className="text-sm break-words text-muted">
                <bdi>{event.location}</bdi> · {formatEventDay(event.date, event.timeZone)}
              </p>
              <p className="break-words">
                {open === "live" ? <LivePrice event={event} /> : <StoredPrice event={event} />}
              </p>
            </div>
            {props.onLeaveOut && (
              <Button
                variant="ghost"
                size="icon"
                className="print:hidden"
                aria-label={copy.leaveOut(event.name)}
                onClick={() => props.onLeaveOut?.(event.eventId)}
              >
                <Icon name="x" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The event's poster; nothing for an event that was stored without all that it shows. */
function Poster({ event: { category, attendeeCount, ...event } }: { event: ConceptEvent }) {
  if (category === undefined || attendeeCount === undefined) return null;
  return (
    <EventPoster event={{ ...event, category, attendeeCount }} className="mt-1 w-28 rounded-md sm:w-32" />
  );
}

function StoredPrice({ event, children }: { event: ConceptEvent; children?: ReactNode }) {
  return (
    <>
      {copy.offer(event.packageName, formatDollars(event.price))}{" "}
      <span className="text-sm text-muted">{children ?? copy.asOf(formatDate(event.asOf))}</span>
    </>
  );
}

/** The price as it is now, or what became of the package since the concept was made. */
function LivePrice({ event }: { event: ConceptEvent }) {
  const { data, error } = useQuery(eventQuery(event.eventId));
  const isGone = error instanceof ApiError && error.status === 404;
  if (!data) return <StoredPrice event={event}>{isGone ? copy.gone : undefined}</StoredPrice>;
  const current = data.packages.find(({ id }) => id === event.packageId);
  const isOpen = data.status === "upcoming" && current !== undefined && current.remaining > 0;
  if (!isOpen) return <StoredPrice event={event}>{copy.gone}</StoredPrice>;
  return (
    <StoredPrice event={{ ...event, packageName: current.name, price: current.price }}>
      {current.price === event.price ? copy.now : copy.was(formatDollars(event.price))}
    </StoredPrice>
  );
}
