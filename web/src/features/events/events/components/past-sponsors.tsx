import type { PastSponsor } from "@marquee/contracts/events/events";
import { Card } from "#ui/card.tsx";
import { CompanyMark } from "#ui/company-mark.tsx";
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
              <CompanyMark company={company} className="size-8" />
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
