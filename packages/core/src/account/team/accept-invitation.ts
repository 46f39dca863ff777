import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { limits, type WelcomeGrant } from "@marquee/contracts/limits";
import { absent, all, any, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { welcoming } from "../../credits/credits/welcome-grant.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { memberItem, membershipItem } from "../../ground/identity/member.item.ts";
import { activeUser, companyOf, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { noticeWrites, pushNotices } from "../../live/notifications/notices.ts";
import { isoTime } from "../../time.ts";
import { invitationKey, stillOpen } from "./invitation.item.ts";
import { invitationOf } from "./invite.ts";
import { tellOwners } from "./people.ts";
import { teamKey } from "./team.item.ts";

/**
 * Makes the reader of an invitation one of the account's people, once, if it was mailed to their address. Its link
 * proves that the address is theirs, so it confirms it too, with the welcome credits of their own account.
 * @returns the account's id, and the reader as they are from now on
 * @throws AppError invalid_token for a link that is used, revoked, replaced or late, forbidden for another address and
 *   for admins, conflict for somebody who belongs to the account and for a team that is full
 */
export async function acceptInvitation(
  core: Core,
  channel: PushChannel,
  person: UserRecord,
  token: string,
  caller: Caller,
  welcome: WelcomeGrant,
): Promise<{ accountId: string; joined: UserRecord }> {
  const { row, account, current } = await invitationOf(core, token);
  const { accountId, teamRole, monthlyCap } = row;
  const nowMs = core.clock.now();
  if (person.email?.toLowerCase() !== row.email.toLowerCase()) {
    const message = `This invitation is for ${row.email}. Sign in or register with that address to accept it.`;
    throw new AppError("forbidden", { message });
  }
  if (person.role === "admin")
    throw new AppError("forbidden", { message: "Admin accounts can't join a company's team." });
  if (!current || row.state !== "open" || row.expiresAtMs <= nowMs) throw new AppError("invalid_token");
  const joinedAt = isoTime(nowMs);
  const member = memberItem({ accountId, personId: person.id, teamRole, monthlyCap, joinedAt });
  const notices = tellOwners(core, { account, user: person }, "joined", teamRole);
  // Whoever registered the account and left it may come back; for them it is no membership of somebody else's.
  const membership: LabelledWrite[] =
    accountId === person.id
      ? []
      : [
          {
            label: "membership",
            write: { op: "put", item: membershipItem({ personId: person.id, accountId, joinedAt }) },
          },
        ];
  const join = (also: readonly LabelledWrite[]) =>
    core.table.transact([
      {
        label: "link",
        write: {
          op: "update",
          key: invitationKey(accountId, row.id),
          set: { state: "used" },
          when: stillOpen(row, nowMs),
        },
      },
      {
        label: "place",
        write: { op: "put", item: member, when: any(absent, attribute("teamRole").is(null)) },
      },
      ...membership,
      {
        label: "team",
        write: {
          op: "update",
          key: teamKey(accountId),
          add: { people: 1, ...(teamRole === "owner" && { owners: 1 }) },
          when: attribute("people").below(limits.teamPeople),
        },
      },
      {
        label: "account",
        write: { op: "update", key: profileKey(accountId), set: { hasTeam: true }, when: activeUser },
      },
      activityWrite(core, person.id, "team_joined", caller),
      ...noticeWrites(notices),
      ...also,
    ]);
  // Whoever comes back to the account that they registered changes its row already.
  const confirms = !person.emailConfirmed && accountId !== person.id;
  try {
    await (confirms
      ? welcoming(core, person, welcome, (also) => join([...confirmation(core, person, caller), ...also]))
      : join([]));
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    throw refusalOf(error, companyOf(account));
  }
  await pushNotices(core, channel, notices);
  return { accountId, joined: { ...person, emailConfirmed: person.emailConfirmed || confirms } };
}

function confirmation(core: Core, { id, email }: UserRecord, caller: Caller): LabelledWrite[] {
  return [
    {
      label: "profile",
      write: {
        op: "update",
        key: profileKey(id),
        set: { emailConfirmed: true },
        when: all(activeUser, attribute("email").is(email)),
      },
    },
    activityWrite(core, id, "email_confirmed", caller),
  ];
}

function refusalOf(refusal: TransactionRefused, company: string): Error {
  switch (refusal.label) {
    case "link":
    case "account":
    case "profile":
      return new AppError("invalid_token", { cause: refusal });
    case "place":
      return new AppError("conflict", { message: `You already belong to ${company}.`, cause: refusal });
    case "team":
      return new AppError("conflict", {
        message: `A company has at most ${limits.teamPeople} people. Ask an owner to make room.`,
        cause: refusal,
      });
    default:
      return refusal;
  }
}
