import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { someCaller } from "@marquee/testkit/some-caller";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { newSession } from "../../account/sessions/sessions.ts";
import { listApprovals } from "../../ground/approvals/approvals.ts";
import { sessionKey } from "../../ground/identity/session.item.ts";
import {
  guardWrite,
  profileKey,
  readUser,
  type UserRecord,
  usernameGuardKey,
} from "../../ground/users/user.item.ts";
import { grantAdmin, revokeAdmin } from "./command-admins.ts";
import { decideApproval } from "./decide-approval.ts";
import { listAudit } from "./list-audit.ts";
import { updateUser } from "./update-user.ts";

let fixture: AdminFixture;
let cal: UserRecord;

beforeEach(async () => {
  fixture = await openAdminFixture();
  cal = await fixture.user("usr_cal", { role: "admin" });
});

const stored = async (id: string) => {
  const row = await fixture.core.table.get(profileKey(id));
  if (!row) throw new Error(`${id} is not there`);
  return readUser(row);
};
const isAdmin = async (id: string) => {
  const { role, status } = await stored(id);
  return role === "admin" && status === "active";
};
const change = (admin: UserRecord, id: string, body: Parameters<typeof updateUser>[3]) =>
  updateUser(fixture.reach, admin, id, body);
const requests = async () => (await listApprovals(fixture.core, {})).items;
const decide = (admin: UserRecord, id = "", approve = true) =>
  decideApproval(fixture.reach, admin, id, approve);
/** The request about an account that waits. */
const about = async (id: string) =>
  (await requests()).find(({ subject, status }) => subject === id && status === "waiting")?.id ?? "";
const conflict = expect.objectContaining({ code: "conflict" });

describe("an admin", () => {
  it.each([
    ["demoted", { role: "brand" }],
    ["suspended", { suspended: true }],
    ["suspended together with something harmless", { suspended: true, isPartner: true }],
  ] as const)("is %s only once another admin agrees", async (_, body) => {
    const { ada, bea } = fixture;
    expect(await change(ada, cal.id, { ...body, reason: "Left us" })).toMatchObject({
      role: "admin",
      suspended: false,
      isPartner: false,
      waiting: true,
    });
    expect(await isAdmin(cal.id)).toBe(true);
    await expect(decide(ada, await about(cal.id))).rejects.toEqual(conflict);
    expect(await decide(bea, await about(cal.id))).toMatchObject({ status: "approved" });
    expect(await isAdmin(cal.id)).toBe(false);
    const [decided, requested] = (await listAudit(fixture.core, {}, {})).items;
    expect([requested, decided]).toMatchObject([
      { actor: ada.username, action: "requestApproval", subject: cal.id, reason: "Left us" },
      { actor: bea.username, action: "decideApproval", after: { decision: "approved" } },
    ]);
  });

  it("who is suspended loses the role only once another admin agrees", async () => {
    const { ada } = fixture;
    await fixture.user("usr_dee", { role: "admin", status: "suspended" });
    expect(await change(ada, "usr_dee", { role: "brand" })).toMatchObject({ role: "admin", waiting: true });
  });

  it("can neither agree to their own removal nor reject it", async () => {
    await change(fixture.ada, cal.id, { suspended: true });
    for (const approve of [true, false])
      await expect(decide(cal, await about(cal.id), approve)).rejects.toEqual(conflict);
    expect(await isAdmin(cal.id)).toBe(true);
  });

  it("is signed out everywhere once they are suspended", async () => {
    const session = newSession(fixture.core, ["secret"], cal, someCaller);
    await fixture.core.table.transact([session.write]);
    const key = sessionKey(cal.id, session.sessionHash);
    await change(fixture.ada, cal.id, { suspended: true });
    expect(await fixture.core.table.get(key)).toBeDefined();
    await decide(fixture.bea, await about(cal.id));
    expect(await fixture.core.table.get(key)).toBeUndefined();
  });

  it("stays if the one who requested their removal is no longer an admin; the request can still be rejected", async () => {
    const { ada, bea } = fixture;
    await change(cal, bea.id, { suspended: true });
    await change(ada, cal.id, { role: "brand" });
    await decide(bea, await about(cal.id));
    const late = await about(bea.id);
    await expect(decide(ada, late)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("no longer an admin"),
    });
    expect(await isAdmin(bea.id)).toBe(true);
    expect(await decide(ada, late, false)).toMatchObject({ status: "rejected" });
  });

  it("and another who remove each other with a third one's help: never both from one of them", async () => {
    const { ada, bea } = fixture;
    await Promise.all([change(ada, bea.id, { role: "brand" }), change(bea, ada.id, { role: "brand" })]);
    await Promise.all([about(ada.id), about(bea.id)].map(async (id) => decide(cal, await id))).catch(
      () => undefined,
    );
    // The second request was one of somebody who had gone by then.
    expect([await isAdmin(ada.id), await isAdmin(bea.id)].filter(Boolean)).toHaveLength(1);
  });
});

describe("the operator's command", () => {
  it("takes an admin away alone, signs them out and is recorded as done by ops", async () => {
    const { core } = fixture;
    await core.table.transact([guardWrite("username", usernameGuardKey("Cal"), cal.id)]);
    const session = newSession(core, ["secret"], cal, someCaller);
    await core.table.transact([session.write]);
    expect(await revokeAdmin(core, "cal")).toBe(true);
    expect(await revokeAdmin(core, "cal")).toBe(false);
    expect(await stored(cal.id)).toMatchObject({ role: "brand", status: "active", adminSince: null });
    expect(await core.table.get(sessionKey(cal.id, session.sessionHash))).toBeUndefined();
    expect((await listAudit(core, {}, {})).items).toMatchObject([
      {
        actor: "ops",
        action: "revokeAdmin",
        subject: cal.id,
        before: { role: "admin" },
        after: { role: "brand" },
      },
    ]);
    await expect(revokeAdmin(core, "nobody")).rejects.toMatchObject({ code: "not_found" });
    expect(await grantAdmin(core, "cal")).toBe(true);
  });
});

const names = ["usr_ada", "usr_bea", "usr_cal"];
const name = fc.constantFrom(...names);
const act = fc.oneof(
  fc.record({
    verb: fc.constant("ask" as const),
    actor: name,
    subject: name,
    body: fc.constantFrom({ role: "brand" } as const, { suspended: true }, { role: "admin" } as const, {
      suspended: false,
    }),
  }),
  fc.record({ verb: fc.constant("decide" as const), actor: name, pick: fc.nat(20), approve: fc.boolean() }),
);

const asks = (actor: string, subject: string) => ({
  verb: "ask" as const,
  actor,
  subject,
  body: { role: "brand" } as const,
});
const agrees = (pick: number) => ({ verb: "decide" as const, actor: "usr_cal", pick, approve: true });

it("whatever admins do to each other at once, one is left, and nobody goes without two who were admins until then", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
      async (rounds) => {
        fixture = await openAdminFixture();
        await fixture.user("usr_cal", { role: "admin" });
        const admins = async () => {
          const are = await Promise.all(names.map(isAdmin));
          return names.filter((_, index) => are[index]);
        };
        for (const round of rounds) {
          const before = await admins();
          const known = await requests();
          // Whoever acts still claims to be what they were at first: only the table decides.
          const claims = new Map([
            ["usr_ada", fixture.ada],
            ["usr_bea", fixture.bea],
            ["usr_cal", cal],
          ]);
          const outcomes = await Promise.allSettled(
            round.map((one) => {
              const actor = claims.get(one.actor) ?? cal;
              if (one.verb === "ask") return change(actor, one.subject, one.body);
              return decide(actor, known[one.pick % Math.max(1, known.length)]?.id, one.approve);
            }),
          );
          for (const one of outcomes)
            if (one.status === "rejected") expect(one.reason).toMatchObject({ name: "AppError" });
          const after = await admins();
          expect(after.length).toBeGreaterThan(0);
          const approved = (await requests()).filter(
            ({ id, status }) =>
              status === "approved" && known.find((one) => one.id === id)?.status === "waiting",
          );
          for (const gone of before.filter((id) => !after.includes(id))) {
            const agreed = approved.filter(({ subject }) => subject === gone);
            expect(agreed).not.toEqual([]);
            for (const { requestedBy, decidedBy } of agreed) {
              const two = [requestedBy, decidedBy ?? ""];
              expect(new Set([...two, gone]).size).toBe(3);
              expect(before).toEqual(expect.arrayContaining(two));
            }
          }
        }
      },
    ),
    // Two ask for each other's removal, and the third agrees with both: the second was asked for by nobody any more.
    {
      numRuns: 150,
      examples: [[[[asks("usr_ada", "usr_bea"), asks("usr_bea", "usr_ada")], [agrees(0)], [agrees(0)]]]],
    },
  );
});
