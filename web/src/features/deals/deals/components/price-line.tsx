import type { DealOffer } from "@marquee/contracts/deals/deal-past";
import type { Deal } from "@marquee/contracts/deals/deals";
import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useState } from "react";
import { formatDate, formatDollars } from "#format/format.ts";
import { dealVersionsQuery } from "../api/list-deal-versions.ts";
import type { KnownPrice } from "../model/deal-price.ts";
import { withEarlier } from "../model/with-earlier.ts";
import { priceLine as copy } from "../negotiation-copy.ts";
import { ShowEarlier } from "./show-earlier.tsx";

/** The room left and right of the lowest and highest price, in percent of the axis. */
const marginPercent = 6;

/** How many offers stand there before earlier ones are asked for: what decides should fit a screen. */
const offersShown = 5;

interface Row {
  key: string;
  label: string;
  note: string;
  amount: number | undefined;
  mark: "own" | "other" | "list" | "median";
}

/**
 * Both sides' offers on one price axis, the oldest first, above the list price and what closed deals paid. It is a
 * table, so that it reads without its drawing.
 */
export function PriceLine({ deal, price }: { deal: Deal; price: KnownPrice }) {
  const [isAsked, setAsked] = useState(false);
  const query = useInfiniteQuery({
    ...dealVersionsQuery(deal.id),
    enabled: isAsked && deal.hasEarlier.offers,
  });
  const known = withEarlier(deal.offers, query.data, ({ version }) => version)
    .filter(({ kind }) => kind === "offer")
    .toReversed();
  const offers = isAsked ? known : known.slice(-offersShown);
  const { listPrice, closed } = price.facts;
  const rows: Row[] = [
    ...offers.map((offer) => offerRow(deal, offer)),
    {
      key: "list",
      label: copy.list,
      note: listPrice === undefined ? copy.gone : copy.listNote(deal.addOns.length > 0),
      amount: listPrice,
      mark: "list",
    },
    {
      key: "closed",
      label: closed ? copy.closed(price.closedDeals ?? 0) : copy.tooFew,
      note: closed ? copy.closedNote(formatDollars(closed.low), formatDollars(closed.high)) : copy.tooFewNote,
      amount: closed?.median,
      mark: "median",
    },
  ];
  const place = axisOf([
    ...rows.flatMap(({ amount }) => (amount === undefined ? [] : [amount])),
    ...(closed ? [closed.low, closed.high] : []),
  ]);
  return (
    <section aria-labelledby="deal-prices">
      <h2 id="deal-prices" className="text-sm font-medium">
        {copy.title}
      </h2>
      <ShowEarlier
        hasEarlier={deal.hasEarlier.offers || offers.length < known.length}
        query={query}
        onAsk={() => setAsked(true)}
      />
      <table className="mt-1 w-full table-fixed">
        <colgroup>
          <col className="w-[42%] sm:w-44" />
          <col />
          <col className="w-20" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.who}</th>
            <th scope="col">{copy.place}</th>
            <th scope="col">{copy.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key} className="h-11">
              <th scope="row" className="pr-3 text-left align-middle leading-tight font-normal">
                <span className="block truncate text-sm font-medium">{row.label}</span>
                <span className="block truncate text-xs text-muted">{row.note}</span>
              </th>
              <td className="h-11 p-0">
                <svg aria-hidden className="block h-11 w-full overflow-visible">
                  {closed && (
                    <rect
                      className="fill-lamp-soft"
                      x={place(closed.low)}
                      y="0"
                      width={place(closed.high, closed.low)}
                      height="100%"
                    />
                  )}
                  {listPrice !== undefined && (
                    <line
                      className="stroke-line-strong"
                      strokeDasharray="3 4"
                      x1={place(listPrice)}
                      x2={place(listPrice)}
                      y1="0"
                      y2="100%"
                    />
                  )}
                  {closed && (
                    <line
                      className="stroke-lamp-line"
                      strokeWidth="1.5"
                      x1={place(closed.median)}
                      x2={place(closed.median)}
                      y1="0"
                      y2="100%"
                    />
                  )}
                  <Step from={row} to={offers[at + 1] && rows[at + 1]} place={place} />
                  {row.amount !== undefined && (
                    <svg x={place(row.amount)} y="50%" overflow="visible" aria-hidden>
                      <Mark kind={row.mark} />
                    </svg>
                  )}
                </svg>
              </td>
              <td
                className={clsx(
                  "text-right align-middle whitespace-nowrap",
                  row.mark === "own" || row.mark === "other" ? "font-semibold" : "text-muted",
                )}
              >
                {row.amount === undefined ? copy.none : formatDollars(row.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function offerRow({ ownSide, with: other }: Deal, { version, by, amount, createdAt }: DealOffer): Row {
  const isOwn = by === ownSide;
  return {
    key: `offer-${version}`,
    label: isOwn ? copy.you : other.company || other.name,
    note: formatDate(createdAt),
    amount,
    mark: isOwn ? "own" : "other",
  };
}

/** From one offer to the next, drawn into the next row. */
function Step(props: { from: Row; to: Row | undefined; place: (amount: number) => string }) {
  const { from, to, place } = props;
  if (from.amount === undefined || to?.amount === undefined) return null;
  return (
    <line
      className="stroke-control"
      strokeWidth="1.5"
      x1={place(from.amount)}
      y1="50%"
      x2={place(to.amount)}
      y2="150%"
    />
  );
}

/** Marks differ in shape too: round is one's own, square the other side's. */
function Mark({ kind }: { kind: Row["mark"] }) {
  if (kind === "own") return <circle className="fill-lamp stroke-lamp-text" strokeWidth="1.5" r="6" />;
  if (kind === "other")
    return (
      <rect
        className="fill-ink stroke-surface"
        strokeWidth="1.5"
        x="-6"
        y="-6"
        width="12"
        height="12"
        rx="2"
      />
    );
  if (kind === "list") return <line className="stroke-muted" strokeWidth="2.5" y1="-9" y2="9" />;
  return <line className="stroke-lamp-text" strokeWidth="2.5" y1="-9" y2="9" />;
}

/** Where an amount is on the axis, or how far it is from another, in percent. */
function axisOf(amounts: readonly number[]): (amount: number, from?: number) => string {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const width = 100 - 2 * marginPercent;
  const share = (amount: number) => (most === least ? 0.5 : (amount - least) / (most - least));
  return (amount, from) =>
    from === undefined
      ? `${(marginPercent + share(amount) * width).toFixed(1)}%`
      : `${((share(amount) - share(from)) * width).toFixed(1)}%`;
}
