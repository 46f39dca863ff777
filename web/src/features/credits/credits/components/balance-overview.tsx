import type { CreditBalance } from "@marquee/contracts/credits/credits";
import { monthDayText } from "@marquee/contracts/text/day-text";
import { useBalance, useCurrentUser } from "#api/session.ts";
import { formatCredits } from "#format/format.ts";
import { BulbFrame } from "#ui/bulbs.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Facts } from "#ui/facts.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { balanceOverview as copy } from "../copy.ts";
import { creditsText, usePrices } from "../model/prices.ts";

const noCredits: CreditBalance = {
  totalCredits: 0,
  usedCredits: 0,
  heldCredits: 0,
  availableCredits: 0,
  expiring: null,
};

/** The available credits, large and once, with a breakdown next to them. */
export function BalanceOverview() {
  const state = useBalance();
  const { through } = useCurrentUser();
  const agency = through?.payer === "agency" ? through.name : null;
  const label = agency === null ? copy.availableBalance : copy.balanceOf(agency);
  const balance = state.status === "ready" ? state.balance : noCredits;
  const loading = state.status === "loading";
  const { campaignIdeas } = usePrices();
  const sum = (credits: number) => (loading ? <Skeleton className="h-4 w-12" /> : formatCredits(credits));
  return (
    <div className="grid gap-5 grid-cols-1 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <section
        data-tour="credits"
        className="relative overflow-hidden rounded-xl bg-[#1b1712] px-6 py-6 text-[#f3efe7] sm:px-8"
        aria-label={label}
      >
        <BulbFrame inset={10} bulbs={110} />
        <div className="relative p-2">
          <p className="text-base text-[#bbb3a6]">{label}</p>
          <p className="mt-1 flex min-h-11 items-baseline gap-2.5">
            {loading ? (
              <span role="status" className="text-2xl text-[#bbb3a6]">
                {copy.loadingCredits}
              </span>
            ) : (
              <>
                <span className="text-[2.75rem] leading-none font-semibold tracking-tight">
                  {formatCredits(balance.availableCredits)}
                </span>
                <span className="text-lg text-[#bbb3a6]">{copy.credits}</span>
              </>
            )}
          </p>
          <p className="mt-3 min-h-[2.8rem] text-base text-[#bbb3a6] max-[22.5rem]:min-h-[4.2rem]">
            {agency !== null && copy.paidByAgency(agency)}
            {!loading &&
              agency === null &&
              `${campaignsText(balance.availableCredits, campaignIdeas)}${expiryText(balance.expiring)}`}
          </p>
        </div>
      </section>
      <Card>
        <CardHeader title={copy.title} />
        <Facts
          layout="across"
          className="px-5 pb-4"
          facts={[
            [copy.bought, sum(balance.totalCredits)],
            [copy.used, sum(balance.usedCredits - balance.heldCredits)],
            [copy.reserved, sum(balance.heldCredits)],
          ]}
        />
      </Card>
    </div>
  );
}

/** When which part of the balance expires, after what it is enough for. */
function expiryText(expiring: CreditBalance["expiring"]): string {
  if (expiring === null) return "";
  return ` ${copy.expiring(creditsText(expiring.credits), expiring.credits === 1, monthDayText(expiring.expiresAt))}`;
}

/** How many campaigns the balance is enough for. */
function campaignsText(available: number, priceCredits: number): string {
  if (available < 0) return copy.negative(creditsText(-available));
  if (priceCredits === 0) return copy.free;
  const campaigns = Math.floor(available / priceCredits);
  if (campaigns === 0) return copy.startsAt(creditsText(priceCredits));
  return copy.enoughFor(copy.campaigns(formatCredits(campaigns), campaigns === 1), creditsText(priceCredits));
}
