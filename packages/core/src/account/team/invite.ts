import type { Invitation, TeamInvitation } from "@marquee/contracts/account/team";
import type { TeamRole } from "@marquee/contracts/account/team-roles";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { absent, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import type { AccountActor } from "../../ground/identity/account-actor.ts";
import { memberItem, memberKey } from "../../ground/identity/member.item.ts";
import { roleCheck } from "../../ground/identity/session-check.ts";
import { daySeconds, quarterHourSeconds, spendLimit } from "../../ground/throttles/limiter.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import {
  companyOf,
  emailGuardKey,
  profileKey,
  readGuard,
  readUser,
  type UserRecord,
} from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { type Mailing, sendMail } from "../../live/mail/mailing.ts";
import { invitationMail } from "../../live/mail/mails.ts";
import { fingerprint, userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import {
  type InvitationRecord,
  invitationItem,
  invitationKey,
  invitationPrefix,
  readInvitation,
} from "./invitation.item.ts";
import { teamItem } from "./team.item.ts";

/** How many replaced links still say that a newer one was sent. */
const earlierLinks = 10;

/**
 * Invites somebody to an account and mails them the link. The first invitation makes a team of the account.
 * @throws AppError conflict for somebody who belongs to it or is invited and for an admin's account, which has no team;
 *   too_many_requests, unavailable if the mail could not be sent, forbidden for somebody who is no owner any more
 */
export async function invite(
  core: Core,
  mailing: Mailing,
  inviter: AccountActor,
  wanted: { email: string; teamRole: TeamRole; monthlyCap: number | null },
): Promise<TeamInvitation> {
  const { account, user } = inviter;
  if (account.role === "admin") throw new AppError("conflict", { message: "Admin accounts have no team." });
  await refuseKnown(core, account.id, wanted.email);
  await spendMail(core, account.id, wanted.email);
  const nowMs = core.clock.now();
  const token = core.ids.token();
  const row: InvitationRecord = {
    ...wanted,
    accountId: account.id,
    id: core.ids.next("invitation", nowMs),
    invitedById: user.id,
    hash: fingerprint(token),
    earlierHashes: [],
    state: "open",
    expiresAtMs: nowMs + durations.invitationSeconds * 1_000,
    createdAt: isoTime(nowMs),
  };
  await ensureTeam(core, account);
  await store(core, inviter, {
    label: "link",
    write: { op: "put", item: invitationItem(row), when: absent },
  });
  await mail(core, mailing, { account, row, invitedBy: user.name, token });
  return publicInvitation(row, user.name);
}

/**
 * Mails an open or expired invitation again, with a new link; the earlier one stops working.
 * @throws AppError not_found for one that was used or revoked, too_many_requests, unavailable
 */
export async function resendInvitation(
  core: Core,
  mailing: Mailing,
  inviter: AccountActor,
  id: string,
): Promise<TeamInvitation> {
  const { account } = inviter;
  const row = await ownInvitation(core, account.id, id);
  await spendMail(core, account.id, row.email);
  const token = core.ids.token();
  const renewed: InvitationRecord = {
    ...row,
    hash: fingerprint(token),
    earlierHashes: [...row.earlierHashes, row.hash].slice(-earlierLinks),
    expiresAtMs: core.clock.now() + durations.invitationSeconds * 1_000,
  };
  const when = attribute("state").is("open");
  await store(core, inviter, { label: "link", write: { op: "put", item: invitationItem(renewed), when } });
  const invitedBy = await inviterOf(core, account, row);
  await mail(core, mailing, { account, row: renewed, invitedBy, token });
  return publicInvitation(renewed, invitedBy);
}

/** Revokes an invitation: its link does nothing from now on. @throws AppError not_found */
export async function revokeInvitation(core: Core, inviter: AccountActor, id: string): Promise<void> {
  const key = invitationKey(inviter.account.id, id);
  const when = attribute("state").is("open");
  await store(core, inviter, {
    label: "link",
    write: { op: "update", key, set: { state: "revoked" }, when },
  });
}

/** An account's invitations that nobody has used or revoked, newest first; also the expired ones. */
export async function listInvitations(core: Core, account: UserRecord): Promise<TeamInvitation[]> {
  const open = await openInvitations(core, account.id);
  const users = await usersOf(
    core,
    open.map(({ invitedById }) => invitedById),
  );
  return open
    .map((row) => publicInvitation(row, inviterName(account, users.get(row.invitedById))))
    .sort((left, right) => right.id.localeCompare(left.id));
}

async function openInvitations(core: Core, accountId: string): Promise<InvitationRecord[]> {
  const rows = await allRows(core, { pk: userPartition(accountId), sk: { beginsWith: invitationPrefix } });
  return rows.flatMap((row) => readOr(row, readInvitation) ?? []).filter(({ state }) => state === "open");
}

/** Who invited somebody, as they are called today. */
async function inviterOf(
  core: Core,
  account: UserRecord,
  { invitedById }: InvitationRecord,
): Promise<string> {
  return inviterName(account, (await usersOf(core, [invitedById])).get(invitedById));
}

/** In place of somebody who is gone stands the company that they invited to. */
function inviterName(account: UserRecord, inviter: UserRecord | undefined): string {
  return inviter && inviter.status !== "deleted" && inviter.personDeletedAt === undefined
    ? inviter.name
    : companyOf(account);
}

/**
 * What a mailed link leads to; the address that it is for is shown only to those who have the link.
 * @throws AppError invalid_token for a link that never was one, too_many_requests per network
 */
export async function readLink(core: Core, token: string, caller: Caller): Promise<Invitation> {
  await spendPerNetwork(core, caller, {
    scope: "invitation-link",
    max: limits.invitationLinksPerNetwork,
    windowSeconds: quarterHourSeconds,
  });
  const { row, account, current } = await invitationOf(core, token);
  const { teamRole, email, expiresAtMs } = row;
  const expired = expiresAtMs <= core.clock.now();
  const closed = row.state !== "open" ? row.state : expired ? "expired" : "open";
  return {
    state: current ? closed : "revoked",
    company: companyOf(account),
    invitedBy: await inviterOf(core, account, row),
    teamRole,
    email,
    expiresAt: isoTime(expiresAtMs),
  };
}

/**
 * The invitation that a link names, and whether the link is its newest. The link names account and invitation, so that
 * both are found in one read; only its last part is secret.
 * @throws AppError invalid_token
 */
export async function invitationOf(
  core: Core,
  text: string,
): Promise<{ row: InvitationRecord; account: UserRecord; current: boolean }> {
  const [accountId = "", id = "", ...token] = text.split("-");
  const [linkRow, accountRow] = await core.table.getMany([
    invitationKey(accountId, id),
    profileKey(accountId),
  ]);
  const row = linkRow && readInvitation(linkRow);
  const account = accountRow && readUser(accountRow);
  if (!row || account?.status !== "active" || token.join("-").length < 40)
    throw new AppError("invalid_token");
  const hash = fingerprint(token.join("-"));
  if (row.hash !== hash && !row.earlierHashes.includes(hash)) throw new AppError("invalid_token");
  return { row, account, current: row.hash === hash };
}

async function ownInvitation(core: Core, accountId: string, id: string): Promise<InvitationRecord> {
  const row = await core.table.get(invitationKey(accountId, id));
  const invitation = row && readInvitation(row);
  if (invitation?.state !== "open") throw new AppError("not_found");
  return invitation;
}

/** Makes the rows of a team for an account that has none yet: its owner, and the count of its people. */
async function ensureTeam(core: Core, { id, createdAt }: UserRecord): Promise<void> {
  const founder = memberItem({ accountId: id, personId: id, teamRole: "owner", joinedAt: createdAt });
  try {
    await core.table.transact([
      {
        label: "team",
        write: { op: "put", item: teamItem({ accountId: id, people: 1, owners: 1 }), when: absent },
      },
      { label: "place", write: { op: "put", item: founder, when: absent } },
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
  }
}

/** @throws AppError forbidden, not_found */
async function store(core: Core, { acting }: AccountActor, write: LabelledWrite): Promise<void> {
  try {
    await core.table.transact([roleCheck(acting, "owner"), write]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    throw new AppError(error.label === "member" ? "forbidden" : "not_found", { cause: error });
  }
}

async function refuseKnown(core: Core, accountId: string, email: string): Promise<void> {
  const guard = await core.table.get(emailGuardKey(email));
  const personId = guard && readGuard(guard).userId;
  if (personId !== undefined) {
    const member = await core.table.get(memberKey(accountId, personId));
    const belongs = member ? member.teamRole !== null : personId === accountId;
    if (belongs) throw new AppError("conflict", { message: "This person is already on the team." });
  }
  const invited = (await openInvitations(core, accountId)).some(
    (one) => one.email.toLowerCase() === email.toLowerCase(),
  );
  if (invited)
    throw new AppError("conflict", {
      message: "This address is already invited. Send the invitation again from the list.",
    });
}

/** Counts a mail: whoever may invite could otherwise mail strangers without end. @throws AppError too_many_requests */
async function spendMail(core: Core, accountId: string, email: string): Promise<void> {
  await spendLimit(core, {
    scope: "invitation-mails",
    key: accountId,
    max: limits.invitationMailsPerDay,
    windowSeconds: daySeconds,
  });
  await spendLimit(core, {
    scope: "invitation-to",
    key: fingerprint(email.toLowerCase()),
    max: limits.invitationMailsPerAddressPerDay,
    windowSeconds: daySeconds,
  });
}

/** @throws AppError unavailable; the invitation stays and can be sent again */
async function mail(
  core: Core,
  mailing: Mailing,
  {
    account,
    row,
    invitedBy,
    token,
  }: { account: UserRecord; row: InvitationRecord; invitedBy: string; token: string },
): Promise<void> {
  const { email, teamRole, accountId, id } = row;
  const facts = { company: companyOf(account), invitedBy, teamRole };
  const letter = invitationMail(mailing.siteUrl, facts, `${accountId}-${id}-${token}`);
  await sendMail(core, mailing, { id: accountId, email }, letter).catch((cause: unknown) => {
    const message = "The invitation is saved, but its email couldn't be sent. Send it again from the list.";
    throw new AppError("unavailable", { retryAfterSeconds: 5, message, cause });
  });
}

function publicInvitation(row: InvitationRecord, invitedBy: string): TeamInvitation {
  const { id, email, teamRole, monthlyCap, createdAt, expiresAtMs } = row;
  return { id, email, teamRole, monthlyCap, invitedBy, createdAt, expiresAt: isoTime(expiresAtMs) };
}
