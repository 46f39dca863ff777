import {
  acceptAgency,
  acceptClient,
  askClient,
  changeAgency,
  endAgency,
  leaveClient,
  listAgencies,
  listClients,
  offerAccess,
  withdrawAccessRequest,
} from "@marquee/contracts/account/agencies";
import { getCurrentUser } from "@marquee/contracts/account/auth";
import { listOwnAccounts } from "@marquee/contracts/account/team";
import { limits } from "@marquee/contracts/limits";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { clientItem, grantItem } from "@marquee/core/ground/identity/grant.item";
import { atNight } from "@marquee/testkit/night";
import { describe, expect, inject, it } from "vitest";
import { actFor, asks, granted, newAgency } from "../support/agencies.ts";
import { ApiUser, errorOf, newcomer } from "../support/api-user.ts";
import { stageTable } from "../support/emulated-table.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
const table = stageTable(inject("stores"));
const dealsOnly = { teamRole: "member", scope: "deals" } as const;
const deals = { ...dealsOnly, payer: "client" } as const;

const newClient = () => ApiUser.confirmed(url);
const emailOf = (one: ApiUser) => one.user?.email ?? "";
const sides = async () => ({ agency: await newAgency(url), client: await newClient() });
const newsOf = async (one: ApiUser) =>
  (await one.client.call(listNotifications, {})).flatMap((notice) =>
    notice.kind === "access_changed" ? [notice.about.change] : [],
  );
const clientsOf = async (agency: ApiUser) => (await agency.client.call(listClients, {})).clients;
const agenciesOf = async (client: ApiUser) => (await client.client.call(listAgencies, {})).agencies;

async function offered() {
  const both = await sides();
  await both.client.client.call(offerAccess, { body: { email: emailOf(both.agency), ...deals } });
  return both;
}

/** Both ways to begin: who begins, by which call, and the two lists that it ends up in. */
const beginnings = [
  ["askClient", "/api/clients", "agency", "brand"],
  ["offerAccess", "/api/agencies", "brand", "agency"],
] as const;

describe.each(beginnings)("%s", (_, path, role, other) => {
  const begin = (one: ApiUser, email: string) => one.raw("POST", path, { body: { email, ...deals } });
  const pending = async (one: ApiUser) =>
    role === "agency"
      ? (await one.client.call(listClients, {})).asked
      : (await one.client.call(listAgencies, {})).offered;

  it("answers and lists the same whether the address is anybody's", async () => {
    const one = await ApiUser.confirmed(url, role);
    const [known, unconfirmed, wrongRole] = [
      await ApiUser.confirmed(url, other),
      await ApiUser.registered(url, other),
      await ApiUser.confirmed(url, role),
    ];
    const emails = [emailOf(known), emailOf(unconfirmed), emailOf(wrongRole), newcomer().email];
    for (const email of emails) {
      const answer = await begin(one, email);
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        id: expect.stringMatching(/^req_[A-Za-z0-9_-]+$/),
        email,
        ...deals,
        sentAt: expect.any(String),
      });
    }
    expect((await pending(one)).map(({ email }) => email).sort()).toEqual(emails.sort());
    expect(await newsOf(known)).toHaveLength(1);
    expect(await newsOf(unconfirmed)).toEqual([]);
    expect(await newsOf(wrongRole)).toEqual([]);
  });

  it("conflict: for the own address, and for one that was asked already, anybody's or not", async () => {
    const one = await ApiUser.confirmed(url, role);
    const known = emailOf(await ApiUser.confirmed(url, other));
    const unknown = newcomer().email;
    for (const email of [known, unknown]) await begin(one, email);
    for (const email of [known, unknown, unknown.toUpperCase(), emailOf(one)])
      expect(errorOf(await begin(one, email)), email).toMatchObject({ status: 409, code: "conflict" });
  });

  it("conflict: for a list that is full", async () => {
    const one = await ApiUser.confirmed(url, role);
    const [max, isAgency] = [
      role === "agency" ? limits.clientsPerAgency : limits.agenciesPerClient,
      role === "agency",
    ];
    for (let n = 0; n < max; n++) {
      const ids = isAgency
        ? { granteeId: one.id, accountId: `usr_${n}` }
        : { granteeId: `usr_${n}`, accountId: one.id };
      const grant = { ...ids, ...deals, state: "active", startedById: one.id, startedAt: "" } as const;
      await table.write({
        op: "put",
        item: isAgency
          ? clientItem({ ...ids, since: "" })
          : grantItem({ ...grant, acceptedById: null, acceptedAt: null }),
      });
    }
    expect(errorOf(await begin(one, newcomer().email))).toMatchObject({ status: 409, code: "conflict" });
  });

  it.runIf(atNight)("too_many_requests: an address gets only so many a day, whoever asks", async () => {
    const email = newcomer().email;
    for (let n = 0; n < limits.accessRequestsPerAddressPerDay; n++)
      await begin(await ApiUser.registered(url, role), email);
    const another = await ApiUser.registered(url, role);
    expect(errorOf(await begin(another, email))).toMatchObject({ status: 429, code: "too_many_requests" });
  });
});

describe("askClient", () => {
  it("conflict: where the company offered it first", async () => {
    const { agency, client } = await offered();
    const body = { email: emailOf(client), ...deals };
    expect(errorOf(await agency.raw("POST", "/api/clients", { body }))).toMatchObject({ code: "conflict" });
  });

  it("forbidden: for all but owners, and too_many_requests counts the account's", async () => {
    expect(askClient.errors).toEqual(["conflict", "too_many_requests"]);
    const agency = await newAgency(url);
    const manager = await joined(agency, "manager");
    const body = { email: newcomer().email, ...deals };
    expect((await manager.raw("POST", "/api/clients", { body })).status).toBe(403);
  });
});

describe("offerAccess", () => {
  it("conflict: where the agency asked first, and too_many_requests counts the account's", async () => {
    const { agency, client } = await sides();
    await asks(agency, client);
    const body = { email: emailOf(agency), ...deals };
    expect(errorOf(await client.raw("POST", "/api/agencies", { body }))).toMatchObject({ code: "conflict" });
    expect(offerAccess.errors).toEqual(["conflict", "too_many_requests"]);
  });
});

describe("acceptAgency", () => {
  const accept = (client: ApiUser, id: string, body: object = deals) =>
    client.raw("POST", `/api/agencies/${id}/accept`, { body });

  it("lets the agency's people act from now on, and tells both sides", async () => {
    const { agency, client } = await sides();
    await asks(agency, client, deals);
    expect(await agenciesOf(client)).toMatchObject([{ id: agency.id, state: "asked", ...deals }]);
    expect(await clientsOf(agency)).toEqual([]);
    await client.client.call(acceptAgency, { params: { id: agency.id }, body: deals });
    expect(await agenciesOf(client)).toMatchObject([{ id: agency.id, state: "active", ...deals }]);
    const listed = await agency.client.call(listClients, {});
    expect(listed).toMatchObject({ asked: [], clients: [{ id: client.id, state: "active", ...deals }] });
    expect(await newsOf(agency)).toEqual(["started"]);
    expect(await newsOf(client)).toEqual(["started", "asked"]);
    await actFor(agency, client);
    const user = await agency.client.call(getCurrentUser, {});
    expect(user).toMatchObject({
      id: agency.id,
      accountId: client.id,
      teamRole: "member",
      through: { id: agency.id, scope: "deals" },
    });
  });

  it("not_found: where nobody asked, and for what the account itself offered", async () => {
    const { agency, client } = await offered();
    expect((await accept(client, agency.id)).status).toBe(404);
    expect((await accept(client, "usr_none")).status).toBe(404);
  });

  it("stale_version: for another access than the one that waits", async () => {
    const { agency, client } = await sides();
    await asks(agency, client, deals);
    for (const seen of [
      { ...deals, teamRole: "viewer" },
      { ...deals, scope: "campaigns" },
      { ...deals, payer: "agency" },
    ])
      expect(errorOf(await accept(client, agency.id, seen))).toMatchObject({ code: "stale_version" });
    expect(await agenciesOf(client)).toMatchObject([{ state: "asked" }]);
  });

  it("conflict: of two answers at once one counts", async () => {
    const { agency, client } = await sides();
    await asks(agency, client, deals);
    const answers = await Promise.all([1, 2, 3].map(() => accept(client, agency.id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    for (const status of statuses) expect([204, 404, 409]).toContain(status);
    expect(acceptAgency.errors).toContain("conflict");
  });
});

describe("acceptClient", () => {
  it("accepts what a company offers, which until then opens nothing", async () => {
    const { agency, client } = await offered();
    expect(await clientsOf(agency)).toMatchObject([{ id: client.id, state: "offered", desk: null }]);
    const early = await agency.raw("PUT", "/api/user/account", {
      body: { accountId: client.id, through: agency.id },
    });
    expect(early.status).toBe(404);
    await agency.client.call(acceptClient, { params: { id: client.id }, body: deals });
    expect(await clientsOf(agency)).toMatchObject([{ id: client.id, state: "active" }]);
    expect(await client.client.call(listAgencies, {})).toMatchObject({
      offered: [],
      agencies: [{ id: agency.id, state: "active" }],
    });
    await actFor(agency, client);
  });

  it("not_found, stale_version: for nothing that waits and for another access, and conflict at the same moment", async () => {
    const { agency, client } = await offered();
    const accept = (id: string, body: object) => agency.raw("POST", `/api/clients/${id}/accept`, { body });
    expect((await accept("usr_none", deals)).status).toBe(404);
    expect(errorOf(await accept(client.id, { ...deals, teamRole: "manager" }))).toMatchObject({
      code: "stale_version",
    });
    expect(acceptClient.errors).toContain("conflict");
  });
});

describe("changeAgency", () => {
  it("takes effect with the agency's next call, and tells both sides", async () => {
    const { agency, client } = await sides();
    await granted(agency, client);
    await actFor(agency, client);
    expect((await agency.raw("GET", "/api/campaign-ideas")).status).toBe(200);
    await client.client.call(changeAgency, { params: { id: agency.id }, body: dealsOnly });
    expect(errorOf(await agency.raw("GET", "/api/campaign-ideas"))).toMatchObject({ code: "forbidden" });
    expect((await agency.raw("GET", "/api/sponsorship-deals")).status).toBe(200);
    await actFor(agency, undefined);
    expect(await newsOf(agency)).toEqual(["changed", "started"]);
    expect(await newsOf(client)).toEqual(["changed", "started", "asked"]);
  });

  it("not_found: for an agency that does not act yet, and conflict at the same moment", async () => {
    const { agency, client } = await sides();
    await asks(agency, client);
    const answer = await client.raw("PATCH", `/api/agencies/${agency.id}`, { body: dealsOnly });
    expect(answer.status).toBe(404);
    expect(changeAgency.errors).toContain("conflict");
  });
});

describe("endAgency", () => {
  it("ends the access at once: the next call says so, and the own account is one call away", async () => {
    const { agency, client } = await sides();
    await granted(agency, client);
    await actFor(agency, client);
    await client.client.call(endAgency, { params: { id: agency.id } });
    for (const [method, path] of [
      ["GET", "/api/user"],
      ["GET", "/api/sponsorship-deals"],
      ["POST", "/api/realtime/ticket"],
    ] as const)
      expect(errorOf(await agency.raw(method, path)), path).toMatchObject({
        status: 403,
        code: "access_ended",
      });
    await actFor(agency, undefined);
    expect(await agency.client.call(getCurrentUser, {})).toMatchObject({
      accountId: agency.id,
      through: null,
    });
    expect(await clientsOf(agency)).toEqual([]);
    expect(await newsOf(agency)).toEqual(["ended", "started"]);
    expect(await newsOf(client)).toEqual(["ended", "started", "asked"]);
  });

  it("declines what an agency asks", async () => {
    const { agency, client } = await sides();
    await asks(agency, client);
    await client.client.call(endAgency, { params: { id: agency.id } });
    expect(await agency.client.call(listClients, {})).toEqual({ clients: [], asked: [] });
    expect(await agenciesOf(client)).toEqual([]);
    expect(await newsOf(agency)).toEqual(["declined"]);
    // And may be asked again.
    await granted(agency, client);
  });

  it("not_found: for no agency of the account, and conflict at the same moment", async () => {
    const { agency, client } = await offered();
    const end = (id: string) => client.raw("DELETE", `/api/agencies/${id}`);
    expect((await end("usr_none")).status).toBe(404);
    expect((await end(agency.id)).status).toBe(404);
    expect(endAgency.errors).toContain("conflict");
  });
});

describe("leaveClient", () => {
  it("gives up the access, or declines an offer", async () => {
    const { agency, client } = await offered();
    await agency.client.call(leaveClient, { params: { id: client.id } });
    expect(await newsOf(client)).toEqual(["declined"]);
    expect(await client.client.call(listAgencies, {})).toEqual({ agencies: [], offered: [] });
    await granted(agency, client);
    await agency.client.call(leaveClient, { params: { id: client.id } });
    expect(await agenciesOf(client)).toEqual([]);
    expect(await clientsOf(agency)).toEqual([]);
  });

  it("not_found: for no client of the agency, and conflict at the same moment", async () => {
    const { agency, client } = await sides();
    await asks(agency, client);
    for (const id of ["usr_none", client.id])
      expect((await agency.raw("DELETE", `/api/clients/${id}`)).status).toBe(404);
    expect(leaveClient.errors).toContain("conflict");
  });
});

describe("withdrawAccessRequest", () => {
  it("takes back what was asked or offered, also at an address that is nobody's", async () => {
    const { agency, client } = await offered();
    const { offered: sent } = await client.client.call(listAgencies, {});
    await client.client.call(withdrawAccessRequest, { params: { id: sent[0]?.id ?? "" } });
    expect(await client.client.call(listAgencies, {})).toEqual({ agencies: [], offered: [] });
    expect(await clientsOf(agency)).toEqual([]);
    expect(await newsOf(agency)).toEqual(["withdrawn", "offered"]);
    const { id } = await agency.client.call(askClient, { body: { email: newcomer().email, ...deals } });
    await agency.client.call(withdrawAccessRequest, { params: { id } });
    expect((await agency.client.call(listClients, {})).asked).toEqual([]);
  });

  it("not_found: for what was answered or withdrawn, and conflict at the same moment", async () => {
    const { agency, client } = await sides();
    await granted(agency, client);
    for (const id of ["req_none", agency.id])
      expect((await client.raw("DELETE", `/api/access-requests/${id}`)).status).toBe(404);
    expect(withdrawAccessRequest.errors).toContain("conflict");
  });
});

describe("listClients", () => {
  it("shows what waits for each client, only where deals are included", async () => {
    const agency = await newAgency(url);
    const [one, two] = [await newClient(), await newClient()];
    await granted(agency, one, deals);
    await granted(agency, two, { ...deals, teamRole: "viewer", scope: "campaigns" });
    const desks = new Map((await clientsOf(agency)).map(({ id, desk }) => [id, desk]));
    expect(desks.get(one.id)).toEqual({ waiting: 0, isMore: false, openDeals: 0, openAmount: 0 });
    expect(desks.get(two.id)).toBeNull();
  });
});

describe("listAgencies", () => {
  it("is empty for an account that works with none, and forbidden for agencies", async () => {
    const client = await ApiUser.registered(url);
    expect(await client.client.call(listAgencies, {})).toEqual({ agencies: [], offered: [] });
    expect((await (await newAgency(url)).raw("GET", "/api/agencies")).status).toBe(403);
  });
});

describe("listOwnAccounts", () => {
  it("has the clients of one's agencies, with the lesser role", async () => {
    const { agency, client } = await sides();
    await granted(agency, client, { ...deals, teamRole: "manager" });
    const person = await joined(agency, "viewer");
    const accounts = await person.client.call(listOwnAccounts, {});
    expect(accounts.map(({ id, teamRole, through }) => [id, teamRole, through?.scope ?? null])).toEqual([
      [person.id, "owner", null],
      [agency.id, "viewer", null],
      [client.id, "viewer", "deals"],
    ]);
  });
});
