import type { Client, ClientDesk, Clients } from "@marquee/contracts/account/agencies";
import { scopeReaches } from "@marquee/contracts/account/grant-scopes";
import { clientsOf } from "../../account/agencies/clients-of.ts";
import { sentRequests } from "../../account/agencies/start-access.ts";
import type { Core } from "../../core.ts";
import { dealBriefsOf } from "../../deals/deals/deal-briefs.ts";
import type { Grant } from "../../ground/identity/grant.item.ts";
import { companyOf, type UserRecord } from "../../ground/users/user.item.ts";
import { needsOf } from "../dashboard/list-needs.ts";

/** How many clients are looked at side by side. */
const atOnce = 6;

/**
 * An agency's clients with what waits for each and what their open deals come to, and what it asked of others. Each
 * client's numbers come from that client's rows alone, and only where its grant includes deals.
 */
export async function listClients(core: Core, agencyId: string): Promise<Clients> {
  const [found, asked] = await Promise.all([clientsOf(core, agencyId), sentRequests(core, agencyId)]);
  const clients: Client[] = [];
  for (let from = 0; from < found.length; from += atOnce)
    clients.push(...(await Promise.all(found.slice(from, from + atOnce).map((one) => shown(core, one)))));
  return {
    clients: clients.sort(
      (left, right) =>
        Number(left.state === "active") - Number(right.state === "active") ||
        left.name.localeCompare(right.name),
    ),
    asked,
  };
}

async function shown(core: Core, { account, grant }: { account: UserRecord; grant: Grant }): Promise<Client> {
  const { id, avatar } = account;
  const { teamRole, scope, payer, startedAt, acceptedAt } = grant;
  const isActive = grant.state === "active";
  return {
    id,
    name: companyOf(account),
    avatar,
    teamRole,
    scope,
    payer,
    state: isActive ? "active" : "offered",
    since: acceptedAt ?? startedAt,
    desk: isActive && scopeReaches(scope, "deals") ? await deskOf(core, account) : null,
  };
}

async function deskOf(core: Core, account: UserRecord): Promise<ClientDesk> {
  const [{ count, isMore }, deals] = await Promise.all([
    needsOf(core, account.id, account),
    dealBriefsOf(core, account.id),
  ]);
  const open = deals.filter(
    ({ status }) => status === "negotiating" || status === "pending" || status === "active",
  );
  return {
    waiting: count,
    isMore,
    openDeals: open.length,
    openAmount: open.reduce((sum, { amountCents }) => sum + amountCents, 0) / 100,
  };
}
