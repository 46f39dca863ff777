import type { PushChannel } from "@marquee/adapters/push/port";
import type { Agencies, GrantedAccess, GrantedRights } from "@marquee/contracts/account/agencies";
import { clientRoles } from "@marquee/contracts/account/client-roles";
import type { UserRole } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { AccessChange } from "@marquee/contracts/live/agency-notices";
import { all, attribute, type Condition } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { AccountActor } from "../../ground/identity/account-actor.ts";
import {
  clientItem,
  clientKey,
  type Grant,
  grantInForce,
  grantKey,
  grantPrefix,
  payerIs,
  readGrant,
} from "../../ground/identity/grant.item.ts";
import { roleCheck } from "../../ground/identity/session-check.ts";
import { roleCommitment } from "../../ground/users/role-commitment.ts";
import { activeUser, companyOf, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { noticeWrites, pushNotices, type ReadyNotice } from "../../live/notifications/notices.ts";
import { closeSocketsThrough } from "../../live/realtime/realtime.ts";
import { pick } from "../../pick.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { accessNotices, refusedByRole } from "./access-notices.ts";
import { accessRequestKey, accessRequestPrefix, readAccessRequest } from "./access-request.item.ts";
import { clientIdsOf } from "./clients-of.ts";
import { sentRequests } from "./start-access.ts";

/** Which client and which agency. */
interface Pair {
  clientId: string;
  agencyId: string;
}

/** The agencies that act for an account or ask to, and those that it offered to; those that wait for it first. */
export async function listAgencies(core: Core, accountId: string): Promise<Agencies> {
  const [rows, offered] = await Promise.all([
    allRows(core, { pk: userPartition(accountId), sk: { beginsWith: grantPrefix } }),
    sentRequests(core, accountId),
  ]);
  const nowMs = core.clock.now();
  const grants = rows.flatMap((row) => {
    const grant = readOr(row, readGrant);
    return grant?.state === "asked" ? [grant] : (grantInForce(row, nowMs) ?? []);
  });
  const accounts = await usersOf(
    core,
    grants.map(({ granteeId }) => granteeId),
  );
  const agencies = grants.flatMap(({ granteeId, state, startedAt, acceptedAt, ...grant }) => {
    const account = accounts.get(granteeId);
    // Only agencies are this list's matter.
    if (account?.role !== "agency" || state === "offered") return [];
    const { id, avatar } = account;
    const access = pick(grant, "teamRole", "scope", "payer");
    return [{ id, name: companyOf(account), avatar, ...access, state, since: acceptedAt ?? startedAt }];
  });
  return {
    agencies: agencies.sort(
      (left, right) =>
        Number(left.state === "active") - Number(right.state === "active") ||
        left.name.localeCompare(right.name),
    ),
    offered,
  };
}

/**
 * Accepts what an agency asked or a client offered, if it is still what was shown: from now on the agency's people act.
 * @throws AppError not_found where nothing waits, stale_version where it is something else by now, conflict for an
 *   account that ended, forbidden for somebody who is no owner any more
 */
export async function acceptAccess(
  core: Core,
  channel: PushChannel,
  by: AccountActor,
  otherId: string,
  seen: GrantedAccess,
): Promise<void> {
  const pair = pairOf(by.account, otherId);
  const grant = await readPair(core, pair);
  if (grant?.state !== waitingFor(by.account)) throw new AppError("not_found");
  const { teamRole, scope, payer } = grant;
  if (teamRole !== seen.teamRole || scope !== seen.scope || payer !== seen.payer)
    throw new AppError("stale_version");
  const acceptedAt = isoTime(core.clock.now());
  const set = { state: "active", acceptedById: by.user.id, acceptedAt } as const;
  const client = clientItem({ granteeId: pair.agencyId, accountId: pair.clientId, since: acceptedAt });
  const notices = await noticesOf(core, "started", by, pair, seen, [pair.agencyId, pair.clientId]);
  await transact(core, [
    roleCheck(by.acting, "owner"),
    {
      label: "grant",
      write: { op: "update", key: keyOf(pair), set, remove: ["requestId"], when: unchanged(grant) },
    },
    { label: "client", write: { op: "put", item: client } },
    ...withoutRequest(grant, pair),
    committed(core, "party", pair.clientId, clientRoles),
    committed(core, "account", pair.agencyId, ["agency"]),
    ...noticeWrites(notices),
  ]);
  await pushNotices(core, channel, notices);
}

/** Both sides keep their roles as long as one acts for the other, so a change of the role has to see this. */
function committed(
  core: Core,
  label: "account" | "party",
  accountId: string,
  roles: readonly UserRole[],
): LabelledWrite {
  const { set, when } = roleCommitment(core.clock.now(), roles);
  return { label, write: { op: "update", key: profileKey(accountId), set, when: all(activeUser, when) } };
}

/**
 * Changes what an agency may do, from its next call on. Who pays stays: that takes both sides.
 * @throws AppError not_found for no agency of the account, conflict for a change at the same moment, forbidden
 */
export async function changeAccess(
  core: Core,
  channel: PushChannel,
  by: AccountActor,
  agencyId: string,
  { teamRole, scope }: GrantedRights,
): Promise<void> {
  const pair = pairOf(by.account, agencyId);
  const grant = await readPair(core, pair);
  if (grant?.state !== "active") throw new AppError("not_found");
  const notices = await noticesOf(core, "changed", by, pair, { scope, payer: grant.payer }, [
    pair.agencyId,
    pair.clientId,
  ]);
  await transact(core, [
    roleCheck(by.acting, "owner"),
    {
      label: "grant",
      write: { op: "update", key: keyOf(pair), set: { teamRole, scope }, when: unchanged(grant) },
    },
    ...noticeWrites(notices),
  ]);
  await pushNotices(core, channel, notices);
}

/**
 * Ends an agency's access, for either side, or declines what waits. It takes effect with the transaction: what the
 * agency has under way is refused by it, and its sockets are closed before this returns.
 * @throws AppError not_found, conflict for a change at the same moment, forbidden
 */
export async function endAccess(
  core: Core,
  channel: PushChannel,
  by: AccountActor,
  otherId: string,
): Promise<void> {
  const pair = pairOf(by.account, otherId);
  const grant = await readPair(core, pair);
  if (!grant || (grant.state !== "active" && grant.state !== waitingFor(by.account)))
    throw new AppError("not_found");
  const isDeclined = grant.state !== "active";
  const readers = isDeclined ? [otherId] : [pair.agencyId, pair.clientId];
  const change = isDeclined ? "declined" : "ended";
  const notices = await noticesOf(core, change, by, pair, grant, readers);
  await transact(core, [
    roleCheck(by.acting, "owner"),
    ...endingWrites(grant, pair),
    ...noticeWrites(notices),
  ]);
  await Promise.all([
    closeSocketsThrough(core, channel, { accountId: pair.clientId, granteeId: pair.agencyId }),
    pushNotices(core, channel, notices),
  ]);
}

/** Ends every access that an account grants or has, and what waits, for one that is deleted. */
export async function endAllAccess(core: Core, channel: PushChannel, account: UserRecord): Promise<void> {
  const pk = userPartition(account.id);
  const [granted, clientIds, sent] = await Promise.all([
    allRows(core, { pk, sk: { beginsWith: grantPrefix } }),
    clientIdsOf(core, account.id),
    allRows(core, { pk, sk: { beginsWith: accessRequestPrefix } }),
  ]);
  const others = [
    ...granted.map((row) => readOr(row, readGrant)?.granteeId),
    ...sent.map((row) => readOr(row, readAccessRequest)?.otherId),
  ];
  const pairs = [
    ...others.flatMap((otherId) => (otherId ? [pairOf(account, otherId)] : [])),
    ...clientIds.map((clientId) => ({ clientId, agencyId: account.id })),
  ];
  for (const pair of pairs) {
    const grant = await readPair(core, pair);
    if (!grant) continue;
    const otherId = pair.clientId === account.id ? pair.agencyId : pair.clientId;
    const change = grant.state === "active" ? "ended" : "withdrawn";
    const notices = await noticesOf(core, change, { account, user: account }, pair, grant, [otherId]);
    await transact(core, [...endingWrites(grant, pair), ...noticeWrites(notices)]);
    await closeSocketsThrough(core, channel, { accountId: pair.clientId, granteeId: pair.agencyId });
    await pushNotices(core, channel, notices);
  }
}

/** In which state it is this account's turn to answer. */
const waitingFor = ({ role }: UserRecord): Grant["state"] => (role === "agency" ? "offered" : "asked");

function pairOf(account: UserRecord, otherId: string): Pair {
  return account.role === "agency"
    ? { agencyId: account.id, clientId: otherId }
    : { clientId: account.id, agencyId: otherId };
}

const keyOf = ({ clientId, agencyId }: Pair) => grantKey(clientId, agencyId);

async function readPair(core: Core, pair: Pair): Promise<Grant | undefined> {
  const row = await core.table.get(keyOf(pair));
  const grant = row && readGrant(row);
  // An admin who looks at the account is no agency of it.
  return grant?.viewing ? undefined : grant;
}

/** The condition that a grant is still the one that was read. */
function unchanged({ state, teamRole, scope, payer, requestId }: Grant): Condition {
  const request = attribute("requestId");
  return all(
    attribute("state").is(state),
    attribute("teamRole").is(teamRole),
    attribute("scope").is(scope),
    payerIs(payer),
    requestId === undefined ? request.isAbsent : request.is(requestId),
  );
}

function endingWrites(grant: Grant, pair: Pair): LabelledWrite[] {
  return [
    { label: "grant", write: { op: "delete", key: keyOf(pair), when: unchanged(grant) } },
    { label: "client", write: { op: "delete", key: clientKey(pair.agencyId, pair.clientId) } },
    ...withoutRequest(grant, pair),
  ];
}

/** What was asked or offered is answered, so it is no longer in the list of who did. */
function withoutRequest({ state, requestId }: Grant, { agencyId, clientId }: Pair): LabelledWrite[] {
  if (requestId === undefined) return [];
  const key = accessRequestKey(state === "asked" ? agencyId : clientId, requestId);
  return [{ label: "request", write: { op: "delete", key } }];
}

async function noticesOf(
  core: Core,
  change: AccessChange,
  { account, user }: Pick<AccountActor, "account" | "user">,
  { agencyId, clientId }: Pair,
  { scope, payer }: Pick<Grant, "scope" | "payer">,
  readers: readonly string[],
): Promise<ReadyNotice[]> {
  const otherId = account.id === agencyId ? clientId : agencyId;
  const other = (await usersOf(core, [otherId])).get(otherId);
  const names = [companyOf(account), other ? companyOf(other) : ""];
  const [agency = "", client = ""] = account.id === agencyId ? names : names.toReversed();
  return accessNotices(core, change, { agencyId, agency, client, who: user.name, scope, payer, readers });
}

/** @throws AppError forbidden, conflict for what changed meanwhile */
async function transact(core: Core, writes: readonly LabelledWrite[]): Promise<void> {
  try {
    await core.table.transact(writes);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "grant") throw new AppError("conflict", { cause: error });
    throw refusedByRole(error);
  }
}
