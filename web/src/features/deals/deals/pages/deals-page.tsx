import { useInfiniteQuery } from "@tanstack/react-query";
import { maySponsor } from "#account/may-sponsor.ts";
import { useHasRole } from "#account/team-role.ts";
import { useCurrentUser } from "#api/session.ts";
import { useAddress } from "#routing/address.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Switch } from "#ui/switch.tsx";
import { TableViewMenu, useTableView } from "#ui/table-view.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { dealsQuery, ownDealsQuery } from "../api/list-deals.ts";
import { DealsTable, dealColumns } from "../components/deals-table.tsx";
import { NeedsNote } from "../components/needs-note.tsx";
import { NeedsList } from "../components/needs-you.tsx";
import { dealsPage as copy } from "../hub-copy.ts";
import { type DealTab, dealTabs, isInTab } from "../model/deal-tabs.ts";
import { needsYou } from "../needs-copy.ts";

type HubTab = "needs" | DealTab;

/** The Sponsorship Hub: what waits for the user, then all deals by status. */
export function DealsPage() {
  const address = useAddress();
  const { role, hasTeam } = useCurrentUser();
  const mayOffer = useHasRole("member") && maySponsor(role);
  const isMine = hasTeam && address.get("mine") !== "";
  const all = useInfiniteQuery({ ...dealsQuery, enabled: !isMine });
  const mine = useInfiniteQuery({ ...ownDealsQuery, enabled: isMine });
  const query = isMine ? mine : all;
  const { sort } = address;
  const [view, setView] = useTableView("deals");
  const known = query.data?.pages.flatMap(({ items }) => items);
  const tab: HubTab = dealTabs.find((name) => name === address.get("tab")) ?? "needs";

  const create = mayOffer && (
    <LinkButton variant="primary" to={paths.newSponsorship}>
      {copy.create}
    </LinkButton>
  );

  function count(of: DealTab) {
    if (!known) return undefined;
    const deals = known.filter(({ status }) => isInTab(of, status)).length;
    return <span className="text-muted">{query.hasNextPage ? `${deals}+` : deals}</span>;
  }

  return (
    <Page title={copy.title} lead={copy.lead} actions={create}>
      <Tabs<HubTab>
        label={copy.tabs}
        value={tab}
        replace
        aside={
          tab !== "needs" &&
          known?.some(({ status }) => isInTab(tab, status)) && (
            <TableViewMenu columns={dealColumns} view={view} onView={setView} />
          )
        }
        linkTo={(next) => address.withValue("tab", next === "needs" ? "" : next)}
        tabs={[
          {
            value: "needs",
            label: needsYou.title,
            note: <NeedsNote />,
            content: (
              <Card aria-label={needsYou.title} className="overflow-clip">
                <NeedsList />
              </Card>
            ),
          },
          ...dealTabs.map((value) => ({
            value,
            label: copy[value],
            note: count(value),
            content: (
              <Card aria-label={copy[value]} className="overflow-clip">
                {hasTeam && (
                  <div className="flex justify-end border-b border-line px-5 py-2">
                    <Switch
                      label={copy.mine}
                      checked={isMine}
                      onChange={(next) => address.set("mine", next ? "1" : "")}
                    />
                  </div>
                )}
                <PagedList
                  query={query}
                  noun={copy.noun}
                  empty={<NoDeals tab={value} isHost={!mayOffer} isMine={isMine} />}
                >
                  {(deals) => {
                    const visible = deals.filter(({ status }) => isInTab(value, status));
                    return visible.length === 0 ? (
                      <NoDeals tab={value} isHost={!mayOffer} isMine={isMine} />
                    ) : (
                      <DealsTable deals={visible} view={view} sort={query.hasNextPage ? undefined : sort} />
                    );
                  }}
                </PagedList>
              </Card>
            ),
          })),
        ]}
      />
    </Page>
  );
}

function NoDeals({ tab, isHost, isMine }: { tab: DealTab; isHost: boolean; isMine: boolean }) {
  if (isMine) return <EmptyState drawing="deals" title={copy.noneMine} />;
  return (
    <EmptyState
      drawing="deals"
      title={copy.empty[tab]}
      {...(tab === "all" && { example: copy.example })}
      action={!isHost && <LinkButton to={paths.events}>{copy.findEvents}</LinkButton>}
    >
      {isHost ? copy.emptyHost : copy.emptyBrand}
    </EmptyState>
  );
}
