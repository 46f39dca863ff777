import { type RegisterBody, register } from "@marquee/contracts/account/auth";
import { acceptInvitation, inviteToTeam } from "@marquee/contracts/account/team";
import type { TeamRole } from "@marquee/contracts/account/team-roles";
import { ApiUser, newcomer } from "./api-user.ts";
import { linkIn, received } from "./outbox.ts";

/** The token of the newest invitation that was mailed to an address. */
export async function invitationTo(url: string, email: string): Promise<string> {
  const mail = await received(url, email, /invited you to/);
  return new URL(linkIn(mail), url).searchParams.get("token") ?? "";
}

/** Invites an address to the account that somebody acts for, and returns the invitation's id and its link's token. */
export async function invitedBy(
  owner: ApiUser,
  email: string,
  teamRole: TeamRole = "member",
  monthlyCap: number | null = null,
): Promise<{ id: string; token: string }> {
  const { id } = await owner.client.call(inviteToTeam, { body: { email, teamRole, monthlyCap } });
  return { id, token: await invitationTo(owner.url, email) };
}

/** A new person who joined the account that an owner acts for, and acts for it. */
export async function joined(
  owner: ApiUser,
  teamRole: TeamRole = "member",
  { monthlyCap = null, ...as }: { monthlyCap?: number | null } & Partial<RegisterBody> = {},
): Promise<ApiUser> {
  const person = new ApiUser(owner.url);
  const body = { ...newcomer(), ...as };
  const { token } = await invitedBy(owner, body.email, teamRole, monthlyCap);
  await person.client.call(register, { body });
  person.user = await person.client.call(acceptInvitation, { params: { token } });
  return person;
}
