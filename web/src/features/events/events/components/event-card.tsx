import type { ListedEvent, Match } from "@marquee/contracts/events/events";
import { Link } from "react-router-dom";
import { formatEventDays } from "#format/event-times.ts";
import { formatCount, formatDollars } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { Icon } from "#ui/icon.tsx";
import { eventCard as copy } from "../copy.ts";
import { categoryLabel, matchTone, spotsLeft, statusLabels, statusTones } from "./event-facts.ts";
import { MatchReasons } from "./match-reasons.tsx";
import { SaveButton } from "./save-button.tsx";

/** An event in brief: what, when, where, expected attendance, and what is still available to sponsors. */
export function EventCard(props: {
  event: ListedEvent;
  to: string;
  /** How well it suits the user, in lists about that. */
  score?: number;
  /** The same with the reasons, in lists about a concept. */
  match?: Match;
}) {
  const { event, to, match, score = match?.score } = props;
  return (
    <Card as="li" className="relative flex h-full flex-col p-5 hover:border-line-strong">
      <EventPoster event={event} className="-mx-5 -mt-5 mb-4 rounded-t-xl" />
      <p className="flex flex-wrap items-center gap-1.5">
        <Badge>{categoryLabel(event.category)}</Badge>
        {event.status !== "upcoming" && (
          <Badge tone={statusTones[event.status]}>{statusLabels[event.status]}</Badge>
        )}
        {score !== undefined && <Badge tone={matchTone(score)}>{copy.match(score)}</Badge>}
      </p>
      <h2 className="mt-2.5 text-lg">
        <Link id={`card-${event.id}`} to={to} className="after:absolute after:inset-0">
          {event.name}
        </Link>
      </h2>
      <p className="mt-1 line-clamp-2 text-start text-muted">{event.description}</p>
      <ul className="mt-auto grid grid-cols-1 gap-1 pt-4 text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
        <li className="flex items-center gap-2">
          <Icon name="calendar-days" />
          <time dateTime={event.date} className="whitespace-nowrap">
            {formatEventDays(event)}
          </time>
        </li>
        <li className="flex items-center gap-2">
          <Icon name="map-pin" />
          <span className="truncate">{event.city}</span>
          {event.attendeeCount > 0 && (
            <>
              <Icon name="users" className="ml-2" />
              <span className="whitespace-nowrap">{copy.attendees(formatCount(event.attendeeCount))}</span>
            </>
          )}
        </li>
      </ul>
      {match && <MatchReasons match={match} />}
      <div className="mt-4 flex items-center justify-between gap-3 border-t border-line pt-3">
        <p className="min-w-0 text-sm">
          <span className="block font-medium">
            {event.priceFrom === null ? copy.noPackages : copy.from(formatDollars(event.priceFrom))}
          </span>
          {event.priceFrom !== null && <span className="block text-muted">{spotsLeft(event.spotsLeft)}</span>}
        </p>
        <SaveButton event={event} named className="relative" />
      </div>
    </Card>
  );
}
