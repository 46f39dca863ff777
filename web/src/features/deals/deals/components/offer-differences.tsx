import type { DealChange } from "@marquee/contracts/deals/deal-past";
import type { Deal } from "@marquee/contracts/deals/deals";
import { benefitLine } from "@marquee/contracts/events/benefits";
import type { SponsorshipPackage } from "@marquee/contracts/events/events";
import { listPrice } from "@marquee/contracts/events/market-price";
import { ChangeList } from "#ui/change-list.tsx";
import { shownChanges } from "../model/terms.ts";
import { differences as copy } from "../negotiation-copy.ts";

/** What the newest version changes, against the version before and against what the package offers to everybody. */
export function OfferDifferences(props: { deal: Deal; offered: SponsorshipPackage | undefined }) {
  const { deal, offered } = props;
  const [newest] = deal.offers;
  if (!newest) return null;
  const changes = shownChanges(newest.changes);
  const fromPackage = offered && shownChanges(changesOfPackage(deal, offered));
  return (
    <>
      {newest.version > 1 && (
        <section aria-labelledby="deal-changes">
          <h2 id="deal-changes" className="text-sm font-medium">
            {copy.title}
          </h2>
          {changes.length === 0 ? (
            <p className="mt-1 text-muted">{copy.nothing}</p>
          ) : (
            <ChangeList changes={changes} className="mt-1" />
          )}
        </section>
      )}
      {fromPackage && (
        <section aria-labelledby="deal-from-package">
          <h2 id="deal-from-package" className="text-sm font-medium">
            {copy.fromPackage}
          </h2>
          {fromPackage.length === 0 ? (
            <p className="mt-1 text-muted">{copy.asOffered}</p>
          ) : (
            <ChangeList changes={fromPackage} className="mt-1" />
          )}
        </section>
      )}
    </>
  );
}

/** What a deal says otherwise than its package does. */
function changesOfPackage(deal: Deal, offered: SponsorshipPackage): DealChange[] {
  const compared: DealChange[] = [
    { field: "amount", old: listPrice(offered.price, deal.addOns), new: deal.amount },
    {
      field: "benefits",
      old: offered.benefitItems.map(benefitLine),
      new: deal.benefitItems.map(benefitLine),
    },
  ];
  return compared.filter((each) => JSON.stringify(each.old) !== JSON.stringify(each.new));
}
