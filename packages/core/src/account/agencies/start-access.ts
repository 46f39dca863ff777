import type { PushChannel } from "@marquee/adapters/push/port";
import type { AccessRequest, GrantedAccess } from "@marquee/contracts/account/agencies";
import { clientRoles } from "@marquee/contracts/account/client-roles";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { absent, attribute } from "@marquee/table/condition";
import { type Item, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import type { AccountActor } from "../../ground/identity/account-actor.ts";
import {
  clientItem,
  clientKey,
  grantItem,
  grantKey,
  grantPrefix,
  readGrant,
} from "../../ground/identity/grant.item.ts";
import { roleCheck } from "../../ground/identity/session-check.ts";
import { daySeconds, spendLimit } from "../../ground/throttles/limiter.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import {
  activeUser,
  companyOf,
  profileKey,
  readUser,
  type UserRecord,
} from "../../ground/users/user.item.ts";
import { noticeWrites, pushNotices } from "../../live/notifications/notices.ts";
import { pick } from "../../pick.ts";
import { fingerprint, userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { accessNotices, refusedByRole } from "./access-notices.ts";
import {
  type AccessRequestRecord,
  accessRequestItem,
  accessRequestKey,
  accessRequestPrefix,
  readAccessRequest,
} from "./access-request.item.ts";
import { accountAtAddress } from "./account-at-address.ts";
import { clientIdsOf } from "./clients-of.ts";

/** What an agency wants of a company, or a company of an agency, by the address of one of the other's owners. */
export interface WantedAccess extends GrantedAccess {
  email: string;
}

/**
 * As an agency asks a company for access, as a company offers it to an agency. The answer is the same whether the
 * address is anybody's: only an account that confirmed it hears of it.
 * @throws AppError conflict for the own address, what was asked or offered already and a full list, too_many_requests,
 *   forbidden for somebody who is no owner any more
 */
export async function startAccess(
  core: Core,
  channel: PushChannel,
  by: AccountActor,
  wanted: WantedAccess,
  caller: Caller,
): Promise<AccessRequest> {
  const { account, user } = by;
  const email = wanted.email.toLowerCase();
  if ([account.email, user.email].some((own) => own?.toLowerCase() === email))
    throw new AppError("conflict", { message: "This is your own address." });
  await spendRequest(core, account.id, email, caller);
  const asks = account.role === "agency";
  await refuseFull(core, account.id, asks);
  const other = await accountAtAddress(core, email, asks ? clientRoles : ["agency"]);
  return begin(core, channel, by, wanted, other);
}

/** Stores what is wanted, with the access that waits for the other account's answer; for none, it leads nowhere. */
async function begin(
  core: Core,
  channel: PushChannel,
  by: AccountActor,
  wanted: WantedAccess,
  other: UserRecord | undefined,
): Promise<AccessRequest> {
  const { account, user } = by;
  const { email, teamRole, scope, payer } = wanted;
  const request: AccessRequestRecord = {
    accountId: account.id,
    id: `req_${fingerprint(email.toLowerCase())}`,
    email,
    teamRole,
    scope,
    payer,
    otherId: other?.id ?? null,
    sentById: user.id,
    sentAt: isoTime(core.clock.now()),
  };
  const notices = other
    ? await accessNotices(core, account.role === "agency" ? "asked" : "offered", {
        ...sides(account, other),
        who: user.name,
        scope,
        payer,
        readers: [other.id],
      })
    : [];
  try {
    await core.table.transact([
      roleCheck(by.acting, "owner"),
      { label: "request", write: { op: "put", item: accessRequestItem(request), when: absent } },
      ...(other ? grantWrites(request, account, other) : []),
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    // Of the same company, another owner was asked already: to say so would say whose address this is.
    if (error.label === "grant" && isOwnRequest(error.item, account))
      return begin(core, channel, by, wanted, undefined);
    if (error.label === "request" || error.label === "grant") throw alreadyThere(error);
    throw refusedByRole(error);
  }
  await pushNotices(core, channel, notices);
  return publicRequest(request);
}

/** Whether a grant is what this account asked or offered, and waits for the other side. */
function isOwnRequest(row: Item | undefined, account: UserRecord): boolean {
  const state = row && readGrant(row).state;
  return state === (account.role === "agency" ? "asked" : "offered");
}

/**
 * Withdraws what an account asked or offered, while it waits for the answer.
 * @throws AppError not_found, conflict for what was answered meanwhile, forbidden
 */
export async function withdrawRequest(
  core: Core,
  channel: PushChannel,
  by: AccountActor,
  id: string,
): Promise<void> {
  const { account, user } = by;
  const row = await core.table.get(accessRequestKey(account.id, id));
  const request = row && readAccessRequest(row);
  if (!request) throw new AppError("not_found");
  const { otherId, scope, payer } = request;
  const otherRow = otherId === null ? undefined : await core.table.get(profileKey(otherId));
  const other = otherRow && readOr(otherRow, readUser);
  const pair = otherId === null ? undefined : idsOf(account, otherId);
  const notices = other
    ? await accessNotices(core, "withdrawn", {
        ...sides(account, other),
        who: user.name,
        scope,
        payer,
        readers: [other.id],
      })
    : [];
  const waiting = attribute("requestId").is(id);
  try {
    await core.table.transact([
      roleCheck(by.acting, "owner"),
      { label: "request", write: { op: "delete", key: accessRequestKey(account.id, id) } },
      ...(pair
        ? ([
            {
              label: "grant",
              write: { op: "delete", key: grantKey(pair.clientId, pair.agencyId), when: waiting },
            },
            { label: "client", write: { op: "delete", key: clientKey(pair.agencyId, pair.clientId) } },
          ] satisfies LabelledWrite[])
        : []),
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "grant") throw new AppError("conflict", { cause: error });
    throw refusedByRole(error);
  }
  await pushNotices(core, channel, notices);
}

/** What an account asked or offered and nobody has answered, newest first. */
export async function sentRequests(core: Core, accountId: string): Promise<AccessRequest[]> {
  const rows = await allRows(core, { pk: userPartition(accountId), sk: { beginsWith: accessRequestPrefix } });
  return rows
    .flatMap((row) => readOr(row, readAccessRequest) ?? [])
    .map(publicRequest)
    .sort((left, right) => right.sentAt.localeCompare(left.sentAt));
}

function publicRequest(request: AccessRequestRecord): AccessRequest {
  return pick(request, "id", "email", "teamRole", "scope", "payer", "sentAt");
}

/** The names of agency and client, with their ids. */
function sides(account: UserRecord, other: UserRecord) {
  const [agency, client] = account.role === "agency" ? [account, other] : [other, account];
  return { agency: companyOf(agency), client: companyOf(client), agencyId: agency.id };
}

function idsOf(account: UserRecord, otherId: string) {
  const [agencyId, clientId] = account.role === "agency" ? [account.id, otherId] : [otherId, account.id];
  return { agencyId, clientId };
}

function grantWrites(
  { id, teamRole, scope, payer, sentById, sentAt }: AccessRequestRecord,
  account: UserRecord,
  other: UserRecord,
): LabelledWrite[] {
  const { agencyId, clientId } = idsOf(account, other.id);
  const asks = account.id === agencyId;
  const grant = grantItem({
    accountId: clientId,
    granteeId: agencyId,
    teamRole,
    scope,
    payer,
    state: asks ? "asked" : "offered",
    startedById: sentById,
    acceptedById: null,
    startedAt: sentAt,
    acceptedAt: null,
    requestId: id,
  });
  const client = clientItem({ granteeId: agencyId, accountId: clientId, since: sentAt });
  return [
    { label: "grant", write: { op: "put", item: grant, when: absent } },
    // What an agency asked for stands in its request alone until the company answers.
    ...(asks ? [] : [{ label: "client" as const, write: { op: "put" as const, item: client } }]),
    { label: "account", write: { op: "check", key: profileKey(other.id), when: activeUser } },
  ];
}

/** Counts a request: whoever may ask could otherwise bother strangers without end. @throws AppError too_many_requests */
async function spendRequest(core: Core, accountId: string, email: string, caller: Caller): Promise<void> {
  await spendPerNetwork(core, caller, {
    scope: "access-request-ip",
    max: limits.accessRequestsPerNetworkPerDay,
    windowSeconds: daySeconds,
  });
  await spendLimit(core, {
    scope: "access-requests",
    key: accountId,
    max: limits.accessRequestsPerDay,
    windowSeconds: daySeconds,
  });
  await spendLimit(core, {
    scope: "access-request-to",
    key: fingerprint(email),
    max: limits.accessRequestsPerAddressPerDay,
    windowSeconds: daySeconds,
  });
}

/** @throws AppError conflict */
async function refuseFull(core: Core, accountId: string, asks: boolean): Promise<void> {
  const pk = userPartition(accountId);
  const [sent, granted] = await Promise.all([
    sentRequests(core, accountId),
    asks ? clientIdsOf(core, accountId) : agencyGrants(core, pk),
  ]);
  const max = asks ? limits.clientsPerAgency : limits.agenciesPerClient;
  if (sent.length + granted.length < max) return;
  const message = asks
    ? `An agency has at most ${max} clients, with those that it asked. Leave one first.`
    : `A company works with at most ${max} agencies, with those that it asked. End one's access first.`;
  throw new AppError("conflict", { message });
}

/** The grants of an account's agencies; an admin who looks at the account is none. */
async function agencyGrants(core: Core, pk: string): Promise<Item[]> {
  const rows = await allRows(core, { pk, sk: { beginsWith: grantPrefix } });
  return rows.filter((row) => readOr(row, readGrant)?.viewing === undefined);
}

function alreadyThere(refusal: TransactionRefused): AppError {
  const state = refusal.label === "grant" && refusal.item ? readGrant(refusal.item).state : "sent";
  const message =
    state === "active"
      ? "This is in your list already."
      : state === "sent"
        ? "You've asked at this address already. Withdraw that first to change it."
        : "They've asked you already. Answer in the list.";
  return new AppError("conflict", { message, cause: refusal });
}
