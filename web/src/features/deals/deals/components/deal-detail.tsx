import type { Deal } from "@marquee/contracts/deals/deals";
import { Suspense, useDeferredValue } from "react";
import { useCurrentUser } from "#api/session.ts";
import { useAddress } from "#routing/address.ts";
import { Card } from "#ui/card.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { dealDetail as copy } from "../copy.ts";
import { useDealPrice } from "../model/deal-price.ts";
import { DealHead } from "./deal-head.tsx";
import { ContractTab, DeliverablesTab, HistoryTab, MessagesTab, useLoadLaterParts } from "./later-parts.ts";
import { TermsTab } from "./terms-tab.tsx";
import { UnreadMark } from "./unread-mark.tsx";

/** Most accounts have one person. */
const DealPeople = lazyPart(async () => (await import("./deal-people.tsx")).DealPeople, "nothing");

const tabs = ["terms", "contract", "deliverables", "messages", "history"] as const;
type DealDetailTab = (typeof tabs)[number];

/** Addresses of tabs whose content is part of another one. */
const parts: Readonly<Record<string, DealDetailTab>> = { negotiation: "history", files: "contract" };

/** A deal as seen by one of its sides: what is to be decided, and below it everything that belongs to the deal. */
export function DealDetail({ deal }: { deal: Deal }) {
  const address = useAddress();
  const { hasTeam } = useCurrentUser();
  const known = useDealPrice(deal);
  // Drawn in slices: a slow phone shows whose turn it is before it has drawn all that depends on the prices.
  const isPriced = useDeferredValue(known.price !== undefined);
  const price = isPriced ? known.price : undefined;
  useLoadLaterParts();
  const named = address.get("tab") ?? "";
  const tab = tabs.find((name) => name === (parts[named] ?? named)) ?? "terms";
  return (
    <>
      <DealHead deal={deal} known={{ ...known, price }} />
      {price && hasTeam && (
        <Suspense fallback={<Card className="mb-5 h-15.5" />}>
          <DealPeople dealId={deal.id} />
        </Suspense>
      )}
      {price && (
        <Tabs<DealDetailTab>
          label={copy.tabs}
          value={tab}
          replace
          linkTo={(next) => address.withValue("tab", next === "terms" ? "" : next)}
          tabs={[
            { value: "terms", label: copy.terms, content: <TermsTab deal={deal} /> },
            { value: "contract", label: copy.contract, content: <ContractTab deal={deal} /> },
            { value: "deliverables", label: copy.deliverables, content: <DeliverablesTab deal={deal} /> },
            {
              value: "messages",
              label: copy.messages,
              note: deal.unread && <UnreadMark />,
              content: <MessagesTab deal={deal} />,
            },
            {
              value: "history",
              label: copy.history,
              content: <HistoryTab deal={deal} price={price} />,
            },
          ]}
        />
      )}
    </>
  );
}
