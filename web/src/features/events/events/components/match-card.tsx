import type { Match } from "@marquee/contracts/events/events";
import { conceptPath, paths } from "#routing/paths.ts";
import { Card } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { matchCard as copy } from "../copy.ts";

/** How well an event suits the user, or one of their concepts, part by part. */
export function MatchCard({ match, concept }: { match: Match; concept?: { id: string; name: string } }) {
  return (
    <Card aria-labelledby="event-match" className="p-5">
      <h2 id="event-match" className="flex items-baseline justify-between gap-3 text-base">
        <span className="min-w-0 break-words">
          {concept === undefined ? copy.title(match.score) : copy.titleOf(concept.name, match.score)}
        </span>
        <span className="text-2xl font-semibold">{copy.score(match.score)}</span>
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        {match.parts.map(({ name, weight, score, reason }) => (
          <div key={name}>
            <dt className="flex items-baseline justify-between gap-3 font-medium">
              {copy.parts[name]}
              <span className="font-normal text-muted">{copy.points(score, weight)}</span>
            </dt>
            <dd className="mt-1">
              <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-sunken dark:bg-line">
                <span
                  className="block h-full rounded-full bg-lamp"
                  style={{ width: `${(100 * score) / weight}%` }}
                />
              </span>
              <span className="mt-1 block text-muted">{reason}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">
        <TextLink to={concept === undefined ? paths.profile : conceptPath(concept.id)}>
          {concept === undefined ? copy.editProfile : copy.seeConcept}
        </TextLink>
      </p>
    </Card>
  );
}
