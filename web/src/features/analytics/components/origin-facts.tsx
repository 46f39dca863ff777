import type { ReactNode } from "react";

/** The basis of a number as a list of terms: formula, period, event and time. */
export function OriginFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words max-sm:mb-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
