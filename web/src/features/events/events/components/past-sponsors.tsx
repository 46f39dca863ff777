import type { PastSponsor } from "@marquee/contracts/events/events";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/card.tsx";
import { pastSponsors as copy } from "../copy.ts";

/** The sponsors who have completed deals with an event's host. */
export function PastSponsors({ sponsors }: { sponsors: readonly PastSponsor[] }) {
  return (
    <Card aria-labelledby="past-sponsors" className="p-5">
      <h2 id="past-sponsors" className="text-base">
        {copy.title}
      </h2>
      {sponsors.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{copy.none}</p>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-3">
          {sponsors.map(({ company, eventName }) => (
            <li key={company} className="flex items-center gap-3">
              <Avatar name={company} src={null} className="size-8 text-2xs" />
              <p className="min-w-0">
                <span className="block truncate text-sm font-medium">{company}</span>
                <span className="block truncate text-xs text-muted">{eventName}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
