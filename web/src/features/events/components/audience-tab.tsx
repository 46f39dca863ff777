import type { EventDetail } from "@marquee/contracts/http/events";
import { formatCount } from "#format/format.ts";
import { Card } from "#ui/card.tsx";
import { audienceTab as copy } from "../copy.ts";
import { Fact } from "./overview-tab.tsx";

/** The audience that a sponsor reaches there. */
export function AudienceTab({ event }: { event: EventDetail }) {
  return (
    <Card aria-labelledby="event-audience" className="p-5">
      <h2 id="event-audience" className="text-base">
        {copy.title}
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label={copy.attendees}>
          {event.attendeeCount === 0 ? copy.unknown : formatCount(event.attendeeCount)}
        </Fact>
        <Fact label={copy.who}>{event.attendeeType || copy.unknown}</Fact>
      </dl>
    </Card>
  );
}
