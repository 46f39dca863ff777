import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import { numbersOf, type PriceFacts } from "@marquee/contracts/deals/next-number";
import type { ReactNode } from "react";
import { formatDollars } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { KnownPrice } from "../model/deal-price.ts";
import { morgansNumber as copy, numberReasons } from "../negotiation-copy.ts";

/** What Morgan would do next about a price, and what she bases it on. */
export function MorgansNumber(props: {
  price: KnownPrice;
  /** Whom the other side is called. */
  other: string;
  /** What can be done with the number. */
  children?: ReactNode;
}) {
  const { facts, next, closedDeals } = props.price;
  const isFirst = facts.offers.length === 0;
  return (
    <section
      aria-label={copy.label}
      className="flex gap-3 rounded-lg border border-lamp-line bg-lamp-soft px-4 py-3"
    >
      <Icon name="sparkles" className="mt-1 size-4 text-lamp-text" />
      <div className="min-w-0 flex-1">
        {next ? (
          <>
            <p>
              <span className="text-muted">{copy.says}</span>{" "}
              <strong className="font-semibold">
                {copy[next.move === "offer" && isFirst ? "open" : next.move](formatDollars(next.amount))}
              </strong>
              . {numberReasons[next.reason][facts.side]}
            </p>
            <ul className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
              {evidence(facts, closedDeals, props.other).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        ) : (
          <p className="text-muted">{copy.unknown}</p>
        )}
        {props.children}
      </div>
    </section>
  );
}

/** Puts the number into a form's amount. */
export function UseNumber({
  price: { next },
  onUse,
}: {
  price: KnownPrice;
  onUse: (amount: string) => void;
}) {
  if (!next) return null;
  return (
    <Button size="sm" className="mt-2" onClick={() => onUse(String(next.amount))}>
      {copy.use(formatDollars(next.amount))}
    </Button>
  );
}

/** What the number is based on, in the order of its weight. */
function evidence(facts: PriceFacts, closedDeals: number | undefined, other: string): string[] {
  const { side, closed, listPrice, budget, offers } = facts;
  return [
    closed
      ? copy.closed(
          closedDeals ?? 0,
          formatDollars(closed.median),
          formatDollars(closed.low),
          formatDollars(closed.high),
        )
      : copy.tooFew,
    ...(listPrice === undefined ? [] : [copy.list(formatDollars(listPrice))]),
    ...(side === "brand" && budget !== undefined ? [copy.budget(formatDollars(budget))] : []),
    ...(offers.length < 2
      ? []
      : [movedOf(facts, side === "brand" ? "host" : "brand", other), movedOf(facts, side)]),
  ];
}

/** How far a side came toward the other. */
function movedOf(facts: PriceFacts, side: DealSide, name?: string): string {
  const numbers = numbersOf(facts, side);
  const moved = Math.abs((numbers.at(-1) ?? 0) - (numbers[0] ?? 0));
  const amount = formatDollars(moved);
  if (name === undefined) return moved === 0 ? copy.youNotMoved : copy.youMoved(amount);
  return moved === 0 ? copy.notMoved(name) : copy.moved(name, amount);
}
