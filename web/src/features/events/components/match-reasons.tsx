import type { Match } from "@marquee/contracts/http/events";
import { Icon } from "#ui/icon.tsx";
import { matchReasons as copy } from "../copy.ts";

/** How many reasons a card has room for. */
const shown = 3;
/** Below this part of its points something speaks against an event. */
const little = 0.4;

/** What speaks most for an event, and what speaks most against it. */
export function MatchReasons({ match }: { match: Match }) {
  const byShare = match.parts.toSorted((one, other) => other.score / other.weight - one.score / one.weight);
  const worst = byShare.at(-1);
  const isAgainst = worst !== undefined && worst.score / worst.weight < little;
  return (
    <ul
      aria-label={copy.label}
      className="mt-4 grid gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {byShare.slice(0, shown).map(({ name, reason }) => (
        <li key={name} className="flex gap-2">
          <Icon name="check" className="text-success" />
          {reason}
        </li>
      ))}
      {isAgainst && (
        <li className="flex gap-2 text-muted">
          <Icon name="circle-alert" className="text-faint" />
          {worst.reason}
        </li>
      )}
    </ul>
  );
}
