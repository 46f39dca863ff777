import type { Client, Clients } from "@marquee/contracts/account/agencies";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RolesOnly } from "#account/roles-only.tsx";
import { firstPageOf, useSwitchAccount } from "#account/switch-account.ts";
import { useHasRole } from "#account/team-role.ts";
import { useCurrentUser } from "#api/session.ts";
import { formatDate, formatDollars } from "#format/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Page } from "#ui/page.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { useAcceptClient } from "../api/accept-client.ts";
import { useLeaveClient } from "../api/leave-client.ts";
import { clientsQuery } from "../api/list-clients.ts";
import { RequestsCard } from "../components/requests-card.tsx";
import { StartDialog } from "../components/start-dialog.tsx";
import { access, clientsPage as copy, requestsCard } from "../copy.ts";

/** An agency's clients: what waits for each, and the way into each. */
export function ClientsPage() {
  return (
    <RolesOnly roles={["agency"]}>
      <ClientList />
    </RolesOnly>
  );
}

function ClientList() {
  const { data, error, isPending, refetch } = useQuery(clientsQuery);
  const decides = useHasRole("owner");
  const [isAsking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<Client | null>(null);
  const ask = decides && (
    <Button variant="primary" onClick={() => setAsking(true)}>
      {copy.ask}
    </Button>
  );
  return (
    <Page title={copy.title} lead={copy.lead} actions={ask}>
      <div className="grid grid-cols-1 gap-5">
        <Card>
          {isPending ? (
            <RowSkeletons label={copy.loading} rows={3} />
          ) : error && !data ? (
            <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
          ) : data.clients.length === 0 ? (
            <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
          ) : (
            <>
              <Totals clients={data.clients} />
              <ul className="divide-y divide-line">
                {data.clients.map((client) => (
                  <ClientRow
                    key={client.id}
                    client={client}
                    decides={decides}
                    onLeave={() => setLeaving(client)}
                  />
                ))}
              </ul>
            </>
          )}
        </Card>
        {data && data.asked.length > 0 && <RequestsCard title={requestsCard.asked} requests={data.asked} />}
      </div>
      {isAsking && <StartDialog asks onClose={() => setAsking(false)} />}
      {leaving && <LeaveDialog client={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}

/** The sums over all clients; nothing for one client, whose own numbers say the same. */
function Totals({ clients }: Pick<Clients, "clients">) {
  const desks = clients.flatMap(({ desk }) => desk ?? []);
  if (desks.length < 2) return null;
  const sum = (of: (desk: (typeof desks)[number]) => number) =>
    desks.reduce((total, desk) => total + of(desk), 0);
  return (
    <p className="border-b border-line px-5 py-3 text-sm text-muted">
      {copy.total(
        sum(({ waiting }) => waiting),
        sum(({ openDeals }) => openDeals),
        formatDollars(sum(({ openAmount }) => openAmount)),
      )}
    </p>
  );
}

function ClientRow(props: { client: Client; decides: boolean; onLeave: () => void }) {
  const { client, decides, onLeave } = props;
  const { id, name, avatar, state, since, scope } = client;
  const user = useCurrentUser();
  const change = useSwitchAccount();
  const accept = useAcceptClient();
  const decline = useLeaveClient();
  const isOffer = state === "offered";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
      <Avatar name={name} src={avatar} className="size-9 text-sm" />
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium break-words">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-sm break-words text-muted">
          {access.summary(client)}, {access.since(formatDate(since))}
        </span>
        {!isOffer && <Desk client={client} />}
        <FailureNote error={change.error ?? accept.error ?? decline.error} />
      </span>
      {isOffer && <Badge tone="lamp">{copy.offers}</Badge>}
      {isOffer && decides && (
        <span className="flex gap-1">
          <Button
            size="sm"
            variant="primary"
            pending={accept.isPending}
            aria-label={copy.acceptName(name)}
            onClick={() => accept.mutate(client)}
          >
            {copy.accept}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            pending={decline.isPending}
            aria-label={copy.declineName(name)}
            onClick={() => decline.mutate(client)}
          >
            {copy.decline}
          </Button>
        </span>
      )}
      {!isOffer && (
        <span className="flex gap-1">
          <Button
            size="sm"
            variant="primary"
            pending={change.isPending}
            aria-label={copy.actForName(name)}
            onClick={() => change.mutate({ accountId: id, through: user.accountId, to: firstPageOf(scope) })}
          >
            {copy.actFor}
          </Button>
          {decides && (
            <Button size="sm" variant="ghost" aria-label={copy.leaveName(name)} onClick={onLeave}>
              {copy.leave}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function Desk({ client: { desk } }: { client: Client }) {
  if (!desk) return <span className="block text-sm text-muted">{copy.noDeals}</span>;
  const { waiting, isMore, openDeals, openAmount } = desk;
  return (
    <span className="block text-sm">
      <span className={waiting > 0 ? "font-medium text-lamp-text" : "text-muted"}>
        {waiting > 0 ? copy.waiting(waiting, isMore) : copy.nothingWaits}
      </span>
      {" · "}
      <span className="text-muted">{copy.openDeals(openDeals, formatDollars(openAmount))}</span>
    </span>
  );
}

/** Confirms before an agency gives up its access. */
function LeaveDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const leave = useLeaveClient();
  return (
    <ConfirmDialog
      title={copy.leaveTitle(client.name)}
      description={copy.leaveText(client.name)}
      confirm={copy.leaveConfirm}
      danger
      pending={leave.isPending}
      error={leave.error}
      onClose={onClose}
      onConfirm={() => leave.mutate(client, { onSuccess: onClose })}
    />
  );
}
