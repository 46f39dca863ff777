import { matchLevel, matchLevels } from "@marquee/contracts/events/match-level";
import type { ReactNode } from "react";
import { matchGroups as copy } from "../copy.ts";
import { gridClass } from "./event-grid.tsx";

/** Events with their matches, best first: those that fit well, then those that fit, and apart from them those that don't. */
export function MatchGroups<Event extends { match: { score: number } }>(props: {
  events: readonly Event[];
  children: (event: Event) => ReactNode;
}) {
  const groups = Map.groupBy(props.events, ({ match }) => matchLevel(match.score));
  return (
    <div className="grid grid-cols-1 gap-8">
      {matchLevels.map((level) => {
        const events = groups.get(level);
        if (!events) return null;
        return (
          <section key={level} aria-labelledby={`matches-${level}`}>
            <h2 id={`matches-${level}`} className="mb-3 text-base font-semibold">
              {copy[level](events.length)}
            </h2>
            <ul className={gridClass}>{events.map(props.children)}</ul>
          </section>
        );
      })}
    </div>
  );
}
