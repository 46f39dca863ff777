import type { Analytics } from "@marquee/contracts/insight/analytics";
import { unitText } from "@marquee/contracts/insight/unit-text";
import { formatCount, formatDateTime } from "#format/format.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Facts } from "#ui/facts.tsx";
import { locations as copy } from "../copy.ts";
import { locationOrigin, origin } from "../dialog-copy.ts";
import { DealsBehind, meanOf } from "./deals-behind.tsx";

const usd = (value: number) => unitText("usd", value);

/** How a city got its rank, and the deals that put it there. */
export function LocationOrigin(props: { city: string; analytics: Analytics; onClose: () => void }) {
  const { city, analytics, onClose } = props;
  const location = analytics.locations.find((each) => each.city === city);
  return (
    <Dialog size="lg" title={locationOrigin.title(city)} onClose={onClose}>
      <Facts
        layout="beside"
        facts={[
          [origin.formula, copy.formula],
          [origin.asOf, formatDateTime(analytics.asOf)],
          [copy.dealsOf, formatCount(location?.deals ?? 0)],
          [copy.score, unitText("count", location?.score ?? null)],
          [copy.expected, unitText("multiple", location?.expectedRoi ?? null)],
          [
            copy.interval,
            copy.between(
              unitText("multiple", location?.low ?? null),
              unitText("multiple", location?.high ?? null),
            ),
          ],
          [copy.potential, unitText("usd", location?.revenuePotential ?? null)],
          [copy.cost, unitText("usd", location?.estimatedCost ?? null)],
        ]}
      />
      <DealsBehind
        file={`marquee-location-${city}.csv`}
        holds={(deal) =>
          deal.side === analytics.side && deal.city === city && deal.revenue > 0 && deal.roi !== null
        }
        totalLabel={locationOrigin.average}
        numbers={[
          { label: locationOrigin.revenue, of: ({ revenue }) => revenue, show: usd, total: meanOf },
          { label: locationOrigin.amount, of: ({ amount }) => amount, show: usd, total: meanOf },
          {
            label: locationOrigin.roi,
            of: ({ roi }) => roi ?? 0,
            show: (value) => unitText("multiple", value),
            // The mean of the deals' own, not of what is shown of them.
            total: () => location?.expectedRoi ?? 0,
          },
        ]}
      />
    </Dialog>
  );
}
