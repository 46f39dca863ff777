import type { Match } from "@marquee/contracts/events/events";
import { Icon } from "#ui/icon.tsx";
import { matchReasons as copy } from "../copy.ts";

/** How many reasons fit on a card. */
const reasonsMax = 3;
/** A part whose score is below this share of its points counts against the event. */
const weakShare = 0.4;
/** A part counts for the event from half of its points on. */
const goodShare = 0.5;

/** The strongest reasons for an event, and the strongest one against it. */
export function MatchReasons({ match }: { match: Match }) {
  const byShare = match.parts.toSorted((one, other) => other.score / other.weight - one.score / one.weight);
  const weakest = byShare.at(-1);
  const isAgainst = weakest !== undefined && weakest.score / weakest.weight < weakShare;
  const inFavor = byShare.filter(({ score, weight }) => score / weight >= goodShare);
  return (
    <ul
      aria-label={copy.label}
      className="mt-4 grid grid-cols-1 gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {inFavor.slice(0, reasonsMax).map(({ name, reason }) => (
        <li key={name} className="flex gap-2">
          <Icon name="check" className="text-success" />
          {reason}
        </li>
      ))}
      {isAgainst && (
        <li className="flex gap-2 text-muted">
          <Icon name="circle-alert" className="text-faint" />
          {weakest.reason}
        </li>
      )}
    </ul>
  );
}
