import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useHasRole } from "#account/team-role.ts";
import { useAddress } from "#routing/address.ts";
import { campaignTabPath, paths } from "#routing/paths.ts";
import { AddressDialog } from "#ui/address-dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Page } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { creditPackagesQuery } from "../api/list-credit-packages.ts";
import { BalanceOverview } from "../components/balance-overview.tsx";
import { CheckoutReturn } from "../components/checkout-return.tsx";
import { ConfirmPurchaseDialog } from "../components/confirm-purchase-dialog.tsx";
import { Faq } from "../components/faq.tsx";
import { PackageList } from "../components/package-list.tsx";
import { PaymentsCard } from "../components/payments-card.tsx";
import { PeopleCard } from "../components/people-card.tsx";
import { TestModeBanner } from "../components/test-mode-banner.tsx";
import { TransactionsCard } from "../components/transactions-card.tsx";
import { UsageGuide } from "../components/usage-guide.tsx";
import { creditsPage as copy } from "../copy.ts";

type CreditsTab = "packages" | "usage";

/** Balance, packages, and where every credit went. */
export function CreditsPage() {
  const address = useAddress();
  const { data: packages } = useQuery(creditPackagesQuery);
  const managesPayments = useHasRole("manager");
  const [buying, setBuying] = useState<CreditPackage | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const tab: CreditsTab = address.get("tab") === "usage" ? "usage" : "packages";
  const back =
    address.get("for") === "campaign"
      ? { to: campaignTabPath("builder"), label: copy.backToCampaign }
      : { to: paths.dashboard, label: copy.backToDashboard };

  // A link may name a package: the page only asks about it, and nothing but the click in the dialog buys it.
  const askedFor = address.get("buy");

  function buy(chosen: CreditPackage): void {
    setFailure(null);
    setBuying(chosen);
  }

  return (
    <Page title={copy.title} lead={copy.lead} back={back}>
      <TestModeBanner />
      <CheckoutReturn />
      <BalanceOverview />
      <div className="in-turn">
        <div className="mt-8">
          <Tabs<CreditsTab>
            label={copy.tabs}
            value={tab}
            replace
            linkTo={(next) => (next === "usage" ? `?tab=${next}` : "?")}
            tabs={[
              {
                value: "packages",
                label: copy.packages,
                content: (
                  <>
                    <FailureNote error={failure} className="mb-4" />
                    <PackageList selectedId={address.get("package") || askedFor} onBuy={buy} />
                  </>
                ),
              },
              { value: "usage", label: copy.usageGuide, content: <UsageGuide /> },
            ]}
          />
        </div>
        <div className="mt-8 grid items-start gap-5 grid-cols-1 max-xl:in-turn xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <TransactionsCard />
          <div className="grid grid-cols-1 gap-5">
            {managesPayments && <PaymentsCard />}
            <PeopleCard />
          </div>
        </div>
        <Faq />
      </div>
      {buying && (
        <ConfirmPurchaseDialog offer={buying} onClose={() => setBuying(null)} onFailure={setFailure} />
      )}
      <AddressDialog name="buy">
        {(id, close) => {
          const offer = packages?.find((each) => each.id === id);
          return offer && <ConfirmPurchaseDialog offer={offer} onClose={close} onFailure={setFailure} />;
        }}
      </AddressDialog>
    </Page>
  );
}
