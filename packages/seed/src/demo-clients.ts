import type { GrantedAccess } from "@marquee/contracts/account/agencies";
import { acceptAccess } from "@marquee/core/account/agencies/decide-access";
import { startAccess } from "@marquee/core/account/agencies/start-access";
import type { Core } from "@marquee/core/core";
import type { AccountActor } from "@marquee/core/ground/identity/account-actor";
import { grantKey, readGrant } from "@marquee/core/ground/identity/grant.item";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { profileKey, readUser } from "@marquee/core/ground/users/user.item";
import { demoUserIds, sponsorIds } from "./content/demo-users.ts";

const dayMs = 24 * 60 * 60_000;
const [, kiteWorks = "", verdantFoods = "", pulseHealth = ""] = sponsorIds;

/** What sponsors let the demo's agency do, and since when: two are its clients, the last one offers to become one. */
const plans: readonly (GrantedAccess & { clientId: string; daysAgo: number; accepted: boolean })[] = [
  {
    clientId: pulseHealth,
    teamRole: "member",
    scope: "deals",
    payer: "client",
    daysAgo: 120,
    accepted: true,
  },
  {
    clientId: kiteWorks,
    teamRole: "manager",
    scope: "everything",
    payer: "client",
    daysAgo: 45,
    accepted: true,
  },
  {
    clientId: verdantFoods,
    teamRole: "member",
    scope: "campaigns",
    payer: "agency",
    daysAgo: 1,
    accepted: false,
  },
];

/** Seeding pushes nothing. */
const channel = { send: async () => "sent" as const, close: async () => undefined };
const caller = { ip: "127.0.0.1", device: "Demo" };

/** Gives the demo's agency its clients, each step by the normal code at its own time; what is there already stays. */
export async function seedClients(core: Core): Promise<void> {
  const nowMs = core.clock.now();
  const agency = await actorOf(core, demoUserIds.agency);
  for (const { clientId, daysAgo, accepted, teamRole, scope, payer } of plans) {
    const then: Core = { ...core, clock: { now: () => nowMs - daysAgo * dayMs } };
    const client = await actorOf(core, clientId);
    const access = { teamRole, scope, payer };
    const row = await core.table.get(grantKey(clientId, demoUserIds.agency));
    const state = row && readGrant(row).state;
    if (!state)
      await startAccess(then, channel, client, { ...access, email: agency.user.email ?? "" }, caller);
    if (accepted && state !== "active") await acceptAccess(then, channel, agency, clientId, access);
  }
}

async function actorOf(core: Core, id: string): Promise<AccountActor> {
  const row = await core.table.get(profileKey(id));
  if (!row) throw new Error(`There is no ${id}`);
  const user = readUser(row);
  return { acting: inPerson(id), user, account: user };
}
