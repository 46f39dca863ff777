import type { EventDetail } from "@marquee/contracts/events/events";
import { formatCount } from "#format/format.ts";
import { Card } from "#ui/card.tsx";
import { Facts } from "#ui/facts.tsx";
import { audienceTab as copy } from "../copy.ts";

/** The audience that a sponsor reaches there. */
export function AudienceTab({ event }: { event: EventDetail }) {
  return (
    <Card aria-labelledby="event-audience" className="p-5">
      <h2 id="event-audience" className="text-base">
        {copy.title}
      </h2>
      <Facts
        layout="above"
        className="mt-3"
        facts={[
          [copy.attendees, event.attendeeCount === 0 ? copy.unknown : formatCount(event.attendeeCount)],
          [copy.who, event.attendeeType || copy.unknown],
        ]}
      />
    </Card>
  );
}
