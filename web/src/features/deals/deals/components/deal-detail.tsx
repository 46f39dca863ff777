import type { Deal } from "@marquee/contracts/deals/deals";
import { formatDollars } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { dealDetail as copy } from "../copy.ts";
import { resultsPath } from "../model/results-path.ts";
import { ContractTab } from "./contract-tab.tsx";
import { DealActions } from "./deal-actions.tsx";
import { DealStanding } from "./deal-standing.tsx";
import { DeliverablesTab } from "./deliverables-tab.tsx";
import { DownloadContract } from "./download-contract.tsx";
import { FilesTab } from "./files-tab.tsx";
import { HistoryTab } from "./history-tab.tsx";
import { MessagesTab } from "./messages-tab.tsx";
import { NegotiationTab } from "./negotiation-tab.tsx";
import { DealStatusBadge } from "./status-badge.tsx";
import { TermsTab } from "./terms-tab.tsx";
import { UnreadMark } from "./unread-mark.tsx";

const tabs = ["terms", "contract", "negotiation", "deliverables", "files", "messages", "history"] as const;
type DealDetailTab = (typeof tabs)[number];

/** A deal as seen by one of its sides: its status, the possible moves, and everything that belongs to it. */
export function DealDetail({ deal }: { deal: Deal }) {
  const address = useAddress();
  const tab = tabs.find((name) => name === address.get("tab")) ?? "terms";
  const hasResults = deal.status === "active" || deal.status === "completed";
  return (
    <>
      <Card className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-2">
            <DealStatusBadge status={deal.status} />
            <span className="tabular text-lg font-semibold">{formatDollars(deal.amount)}</span>
          </p>
          <div className="mt-1 text-muted" role="status">
            {deal.open ? <DealStanding deal={deal} /> : copy.closed}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <DealActions deal={deal} />
          {hasResults && <DownloadContract deal={deal} />}
          {hasResults && <LinkButton to={resultsPath(deal)}>{copy.viewAnalytics}</LinkButton>}
        </div>
      </Card>
      <Tabs<DealDetailTab>
        label={copy.tabs}
        value={tab}
        replace
        linkTo={(next) => address.withValue("tab", next === "terms" ? "" : next)}
        tabs={[
          { value: "terms", label: copy.terms, content: <TermsTab deal={deal} /> },
          { value: "contract", label: copy.contract, content: <ContractTab deal={deal} /> },
          { value: "negotiation", label: copy.negotiation, content: <NegotiationTab deal={deal} /> },
          { value: "deliverables", label: copy.deliverables, content: <DeliverablesTab deal={deal} /> },
          { value: "files", label: copy.files, content: <FilesTab deal={deal} /> },
          {
            value: "messages",
            label: copy.messages,
            note: deal.unread && <UnreadMark />,
            content: <MessagesTab deal={deal} />,
          },
          { value: "history", label: copy.history, content: <HistoryTab deal={deal} /> },
        ]}
      />
    </>
  );
}
