import type { GrantScope } from "@marquee/contracts/account/grant-scopes";
import { includesRole, type TeamRole, teamRoles } from "@marquee/contracts/account/team-roles";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import { loadSession } from "../../account/sessions/sessions.ts";
import { sendMessage } from "../../chat/chat/send-message.ts";
import type { Core } from "../../core.ts";
import { openingBalance } from "../../credits/credits/balance.item.ts";
import { getBalance } from "../../credits/credits/credits.ts";
import { grantCredits } from "../../credits/credits/grant.ts";
import { type Job, readJob } from "../../credits/jobs/job.item.ts";
import { mayStillOrder } from "../../credits/jobs/may-still-order.ts";
import { type Grant, grantItem, grantKey } from "../../ground/identity/grant.item.ts";
import { memberItem, memberKey } from "../../ground/identity/member.item.ts";
import type { Principal } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { profileItem, profileKey } from "../../ground/users/user.item.ts";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import { createTicket, markAuthenticated, openConnection } from "../../live/realtime/realtime.ts";
import { campaignNeed } from "./campaign-job.ts";
import { orderCampaign } from "./order-campaign.ts";

const client = "usr_client";
const agency = "usr_agency";
const person = "usr_person";
const principal: Principal = { actorId: person, accountId: client, through: agency, sessionHash: "h" };

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;
const queue = { send: async () => undefined };

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  for (const id of [client, agency, person]) {
    await core.table.write({ op: "put", item: profileItem(sampleUser(id, { emailConfirmed: true })) });
    await core.table.write({ op: "put", item: openingBalance(id) });
    await grantCredits(core, { userId: id, id: `grant-${id}`, amount: 500, reason: "Grant" });
  }
  const session = sessionItem(person, "h", someCaller, true, clock.now());
  await core.table.write({ op: "put", item: session });
  await place("member");
  await grant({});
});

const place = (teamRole: TeamRole, monthlyCap: number | null = null) =>
  core.table.write({
    op: "put",
    item: memberItem({ accountId: agency, personId: person, teamRole, monthlyCap, joinedAt: "" }),
  });

function grant(change: Partial<Grant>) {
  const opening: Grant = {
    accountId: client,
    granteeId: agency,
    teamRole: "member",
    scope: "everything",
    payer: "client",
    state: "active",
    startedById: client,
    acceptedById: agency,
    startedAt: "",
    acceptedAt: "",
  };
  return core.table.write({ op: "put", item: grantItem({ ...opening, ...change }) });
}

const order = () =>
  orderCampaign(core, queue, {
    principal,
    body: { prompt: "A pop-up for developers" },
    idempotencyKey: undefined,
    requestId: "req",
    budget: ampleBudget,
  });
const ask = () =>
  sendMessage(core, queue, {
    principal,
    content: "Which events fit us?",
    clientId: undefined,
    claims: { userId: undefined, isAi: undefined },
    requestId: "req",
    budget: ampleBudget,
  });
const jobs = (): Job[] => [...store.values()].filter(({ rowType }) => rowType === "job").map(readJob);

/** What ends an agency's access, each by itself. */
const endings: Record<string, () => Promise<unknown>> = {
  "the grant is revoked": () => core.table.write({ op: "delete", key: grantKey(client, agency) }),
  "the grant waits to be accepted": () => grant({ state: "asked" }),
  "its time is over": () => grant({ endsAtMs: clock.now() }),
  "the agency is suspended": () =>
    core.table.write({ op: "update", key: profileKey(agency), set: { status: "suspended" } }),
  "the person has left the agency": () => core.table.write({ op: "delete", key: memberKey(agency, person) }),
};

describe("a person who acts for a client through their agency's grant", () => {
  it("spends the client's credits, whatever cap the agency gave them, and the job names both", async () => {
    await place("member", 0);
    await order();
    expect(await getBalance(core, client)).toMatchObject({ heldCredits: 10 });
    expect(await getBalance(core, agency)).toMatchObject({ heldCredits: 0 });
    expect(jobs()).toMatchObject([{ userId: client, actorId: person, through: agency }]);
  });

  it("may do the lesser of what agency and grant allow", async () => {
    for (const inAgency of teamRoles)
      for (const granted of ["viewer", "member", "manager"] as const) {
        await place(inAgency);
        await grant({ teamRole: granted });
        const lesser = includesRole(inAgency, granted) ? granted : inAgency;
        expect((await loadSession(core, principal))?.teamRole).toBe(lesser);
        const code = await codeOf(ask());
        expect(code, `${inAgency}, ${granted}`).toBe(lesser === "viewer" ? "forbidden" : "no error");
      }
  });

  it.each([
    ["deals", order],
    ["deals", ask],
    ["campaigns", ask],
  ] satisfies [GrantScope, () => Promise<unknown>][])(
    "with %s only orders nothing else",
    async (scope, act) => {
      await grant({ scope });
      expect(await codeOf(act())).toBe("forbidden");
      expect(jobs()).toEqual([]);
    },
  );

  it("with campaigns only orders a campaign", async () => {
    await grant({ scope: "campaigns" });
    await order();
    expect(jobs()).toHaveLength(1);
  });

  it.each(Object.entries(endings))("access_ended: can do nothing once %s", async (_, end) => {
    await order();
    const [job] = jobs();
    if (!job) throw new Error("nothing was ordered");
    expect(await mayStillOrder(core, job, campaignNeed)).toBe(true);
    await end();
    expect(await codeOf(loadSession(core, principal))).toBe("access_ended");
    expect(await codeOf(order())).toBe("access_ended");
    expect(await codeOf(ask())).toBe("access_ended");
    expect(await mayStillOrder(core, job, campaignNeed)).toBe(false);
    expect(jobs()).toHaveLength(1);
    // Their own account is theirs as before.
    const own = await loadSession(core, { actorId: person, accountId: person, sessionHash: "h" });
    expect(own).toMatchObject({ teamRole: "owner", through: undefined });
  });

  it("access_ended: can do nothing for a suspended client", async () => {
    const ticket = await createTicket(core, principal, someCaller);
    await core.table.write({ op: "update", key: profileKey(client), set: { status: "suspended" } });
    for (const act of [() => loadSession(core, principal), order, ask])
      expect(await codeOf(act())).toBe("access_ended");
    const channel = { send: async () => "sent" as const, close: async () => undefined };
    expect(await codeOf(openConnection(core, channel, "c-1", ticket))).toBe("unauthenticated");
    expect(jobs()).toEqual([]);
  });
});

describe("a socket that was opened through a grant", () => {
  const notice: ServerMessage = { type: "notifications_changed" };
  const typing: ServerMessage = { type: "typing", data: { isTyping: true } };
  const failed: ServerMessage = {
    type: "campaign_failed",
    data: { generationId: "gen_1", code: "internal", message: "" },
  };
  const balance = { totalCredits: 1, usedCredits: 0, heldCredits: 0, availableCredits: 1, expiring: null };
  const credits: ServerMessage = { type: "credits_updated", data: { payerId: client, balance } };
  let heard: string[];
  const channel = {
    send: async (_: string, data: string) => {
      heard.push(JSON.parse(data).type);
      return "sent" as const;
    },
    close: async () => undefined,
  };

  async function connect() {
    heard = [];
    await openConnection(core, channel, "c-1", await createTicket(core, principal, someCaller));
    await markAuthenticated(core, principal, "c-1");
  }
  const push = async (...messages: ServerMessage[]) => {
    for (const message of messages) await pushToUser(core, channel, client)(message);
  };

  it("hears what the scope reaches and nothing else", async () => {
    await connect();
    await push(notice, typing, failed, credits);
    expect(heard).toEqual(["notifications_changed", "typing", "campaign_failed", "credits_updated"]);
    heard = [];
    await grant({ scope: "campaigns" });
    await push(notice, typing, failed, credits);
    expect(heard).toEqual(["campaign_failed", "credits_updated"]);
    heard = [];
    await grant({ scope: "deals" });
    await push(notice, typing, failed, credits);
    expect(heard).toEqual([]);
  });

  it.each(Object.entries(endings))("hears nothing once %s, and no other is opened", async (_, end) => {
    await connect();
    const ticket = await createTicket(core, principal, someCaller);
    await end();
    await push(notice, failed, { type: "system", message: "hello" });
    expect(heard).toEqual([]);
    expect(await codeOf(openConnection(core, channel, "c-2", ticket))).toBe("unauthenticated");
  });
});

describe("an admin who only views the account, whatever else their grant says", () => {
  const heard: string[] = [];
  const channel = {
    send: async (_: string, data: string) => {
      heard.push(data);
      return "sent" as const;
    },
    close: async () => undefined,
  };
  const view = async () => {
    await core.table.write({ op: "update", key: profileKey(agency), set: { role: "admin" } });
    await grant({ teamRole: "manager", viewing: { messagesOpen: true }, endsAtMs: clock.now() + 1_000 });
  };

  it("forbidden: orders nothing, and a job that waits is not theirs to spend on", async () => {
    await order();
    const [job] = jobs();
    if (!job) throw new Error("nothing was ordered");
    await view();
    expect((await loadSession(core, principal))?.through?.viewing).toMatchObject({ messagesOpen: true });
    expect(await codeOf(order())).toBe("forbidden");
    expect(await codeOf(ask())).toBe("forbidden");
    expect(await mayStillOrder(core, job, campaignNeed)).toBe(false);
    expect(jobs()).toHaveLength(1);
  });

  it("opens no socket, and hears nothing on one that was open", async () => {
    await openConnection(core, channel, "c-1", await createTicket(core, principal, someCaller));
    await markAuthenticated(core, principal, "c-1");
    const ticket = await createTicket(core, principal, someCaller);
    await view();
    await pushToUser(core, channel, client)({ type: "notifications_changed" });
    expect(heard).toEqual([]);
    expect(await codeOf(openConnection(core, channel, "c-2", ticket))).toBe("unauthenticated");
  });

  it("access_ended: sees nothing once they are no admin, or the account is an admin's", async () => {
    await view();
    await core.table.write({ op: "update", key: profileKey(client), set: { role: "admin" } });
    expect(await codeOf(loadSession(core, principal))).toBe("access_ended");
    await core.table.write({ op: "update", key: profileKey(client), set: { role: "brand" } });
    expect(await codeOf(loadSession(core, principal))).toBe("no error");
    await core.table.write({ op: "update", key: profileKey(agency), set: { role: "brand" } });
    expect(await codeOf(loadSession(core, principal))).toBe("access_ended");
  });
});
