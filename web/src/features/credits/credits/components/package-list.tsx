import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { useHasRole } from "#account/team-role.ts";
import { formatCredits, formatDollars, formatPaid } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { creditPackagesQuery } from "../api/list-credit-packages.ts";
import { packageList as copy } from "../copy.ts";
import { packageFeatures, popularPackageId } from "../model/packages.ts";

const grid = "grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3";

export function PackageList({
  selectedId,
  onBuy,
}: {
  selectedId: string | null;
  onBuy: (offer: CreditPackage) => void;
}) {
  const { data: packages, error, isPending, refetch } = useQuery(creditPackagesQuery);
  const pays = useHasRole("owner");
  if (isPending) {
    return (
      <Loading label={copy.loading} className={grid}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-104 rounded-xl" />
        ))}
      </Loading>
    );
  }
  if (error) return <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />;
  if (packages.length === 0) return <EmptyState title={copy.emptyTitle}>{copy.emptyText}</EmptyState>;
  const popularId = popularPackageId(packages);
  return (
    <>
      {!pays && (
        <p role="note" className="mb-4 rounded-lg bg-sunken px-4 py-3 text-muted">
          {copy.ownersBuy}
        </p>
      )}
      <ul className={grid}>
        {packages.map((offer) => (
          <PackageCard
            key={offer.id}
            offer={offer}
            popular={offer.id === popularId}
            selected={offer.id === selectedId}
            onBuy={pays ? () => onBuy(offer) : null}
          />
        ))}
      </ul>
      <PaymentMethods />
    </>
  );
}

function PackageCard(props: {
  offer: CreditPackage;
  popular: boolean;
  selected: boolean;
  /** Null for somebody who may not pay for the company. */
  onBuy: (() => void) | null;
}) {
  const { offer, popular, selected, onBuy } = props;
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) ref.current?.scrollIntoView({ block: "center" });
  }, [selected]);
  return (
    <li
      ref={ref}
      aria-current={selected || undefined}
      className={clsx(
        // Align each part in one row across the cards, however long the others are.
        "row-span-6 grid grid-rows-subgrid gap-y-0 rounded-xl border bg-surface p-5",
        selected ? "border-lamp ring-1 ring-lamp" : popular ? "border-line-strong" : "border-line",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 className="text-base">{offer.name}</h2>
        {selected ? (
          <Badge tone="lamp">{copy.selected}</Badge>
        ) : (
          popular && <Badge tone="lamp">{copy.mostPopular}</Badge>
        )}
      </div>
      <p className="mt-3 flex items-baseline gap-1.5">
        <span className="text-3xl font-semibold tracking-tight">{formatDollars(offer.price / 100)}</span>
        <span className="text-muted">{copy.once}</span>
      </p>
      <p className="mt-0.5 text-base text-muted">
        {copy.creditsEach(formatCredits(offer.creditAmount), centsPerCredit(offer))}
      </p>
      <p className="mt-3 text-base text-muted">{offer.description}</p>
      <ul className="mt-4 mb-5 flex flex-col gap-2">
        {packageFeatures(offer).map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Icon name="check" className="mt-1 size-3.5 shrink-0 text-success" strokeWidth={2.5} />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        variant={popular || selected ? "primary" : "secondary"}
        className="w-full"
        disabled={onBuy === null}
        onClick={() => onBuy?.()}
      >
        {copy.buy(formatCredits(offer.creditAmount))}
      </Button>
    </li>
  );
}

function centsPerCredit({ price, creditAmount }: CreditPackage): string {
  return formatPaid(price / creditAmount);
}

function PaymentMethods() {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
      <span>{copy.securePayment}</span>
      <ul className="flex gap-1.5" aria-label={copy.acceptedCards}>
        {copy.cards.map((name) => (
          <li
            key={name}
            className="grid h-6 place-items-center rounded border border-line-strong bg-surface px-2 text-2xs font-semibold tracking-wide"
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
