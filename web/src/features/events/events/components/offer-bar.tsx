import type { ViewedEvent } from "@marquee/contracts/events/events";
import { formatDollars } from "#format/format.ts";
import { LinkButton } from "#ui/button.tsx";
import { offerBar as copy, eventCard, sponsorshipTab } from "../copy.ts";
import { spotsLeft } from "./event-facts.ts";

/** The page's one decision, always in view: the lowest price and the way to an offer, or to the waiting list. */
export function OfferBar(props: { event: ViewedEvent; selectPath: (packageId: string) => string }) {
  const { event, selectPath } = props;
  const open = event.packages.filter(({ remaining }) => remaining > 0);
  const prices = open.map(({ price }) => price);
  const [only] = event.packages.length === 1 ? open : [];
  const isSoldOut = open.length === 0;
  return (
    <section
      aria-label={copy.label}
      className="flex items-center justify-between gap-4 rounded-t-xl border border-b-0 border-line bg-surface px-5 py-3 shadow-lift"
    >
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
        {!isSoldOut && (
          <span className="text-xl font-semibold whitespace-nowrap">
            {eventCard.from(formatDollars(Math.min(...prices)))}
          </span>
        )}
        <span className="text-muted">{spotsLeft(event.spotsLeft)}</span>
      </p>
      <LinkButton variant="primary" to={selectPath(only?.id ?? "")}>
        {isSoldOut ? sponsorshipTab.joinList : copy.offer}
      </LinkButton>
    </section>
  );
}
