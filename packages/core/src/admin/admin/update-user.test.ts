import type { CardPayments } from "@marquee/adapters/payments/port";
import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import { newSession } from "../../account/sessions/sessions.ts";
import { paymentItem } from "../../credits/payments/payment.item.ts";
import { listActivity } from "../../ground/activity/activity.ts";
import { sessionKey } from "../../ground/identity/session.item.ts";
import { guardWrite, profileKey, readUser, usernameGuardKey } from "../../ground/users/user.item.ts";
import { grantAdmin } from "./command-admins.ts";
import { listAudit } from "./list-audit.ts";
import type { AccountReach } from "./standing.ts";
import { updateUser } from "./update-user.ts";

let fixture: AdminFixture;
const channel = recordingChannel();
/** Checkouts that were ended at the card provider. */
const expired: string[] = [];
const provider = {
  method: "card",
  expireSession: async (sessionId: string) => void expired.push(sessionId),
} as unknown as CardPayments;
const reach = (): AccountReach => ({ core: fixture.core, channel, payments: async () => provider });

beforeEach(async () => {
  fixture = await openAdminFixture();
  expired.length = 0;
});

/** Lets the first calls through and crashes at the next. */
function crashAfter<A extends unknown[], R>(calls: number, run: (...args: A) => Promise<R>) {
  let left = calls;
  return async (...args: A): Promise<R> => {
    left -= 1;
    if (left < 0) throw new Error("crash");
    return run(...args);
  };
}

const stored = async (id: string) => {
  const row = await fixture.core.table.get(profileKey(id));
  return row && readUser(row);
};

describe("changing another account", () => {
  it("is recorded with the state before and after, for admins and for the person", async () => {
    const { core, ada } = fixture;
    await fixture.user("usr_1");
    const reason = "Asked for it by mail";
    const change = { role: "agency", suspended: true, isPartner: true, reason } as const;
    const answer = await updateUser(reach(), ada, "usr_1", change);
    expect(answer).toMatchObject({ role: "agency", suspended: true, isPartner: true });
    expect((await listAudit(core, {}, {})).items).toMatchObject([
      {
        actor: ada.username,
        action: "updateUser",
        subject: "usr_1",
        reason,
        before: { role: "brand", status: "active", isPartner: false },
        after: { role: "agency", status: "suspended", isPartner: true },
      },
    ]);
    const activity = (await listActivity(core, "usr_1", {})).items;
    expect(activity.map(({ kind }) => kind).sort()).toEqual(["role_changed", "suspended"]);
    // Nobody else gets to see the admin's own address.
    expect(new Set(activity.map(({ ip }) => ip))).toEqual(new Set([""]));
  });

  it("that changes nothing writes nothing", async () => {
    const { core, ada } = fixture;
    await fixture.user("usr_1");
    await updateUser(reach(), ada, "usr_1", { role: "brand", suspended: false });
    expect((await listAudit(core, {}, {})).items).toEqual([]);
  });

  it("ends every session in the same transaction that suspends", async () => {
    const { core, ada } = fixture;
    const user = await fixture.user("usr_1");
    const sessions = ["a", "b"].map(() => newSession(core, ["secret"], user, someCaller));
    for (const { write } of sessions) await core.table.transact([write]);
    const crashing = { ...core, table: { ...core.table, query: crashAfter(1, core.table.query) } };
    await expect(
      updateUser({ ...reach(), core: crashing }, ada, "usr_1", { suspended: true }),
    ).rejects.toThrow("crash");
    for (const { sessionHash } of sessions)
      expect(await core.table.get(sessionKey("usr_1", sessionHash))).toBeUndefined();
    await updateUser(reach(), ada, "usr_1", { suspended: false });
    expect((await stored("usr_1"))?.status).toBe("active");
  });

  it("ends a suspended person's open checkouts at the card provider, and nobody else's", async () => {
    const { core, ada } = fixture;
    for (const id of ["usr_1", "usr_2"]) {
      await fixture.user(id);
      for (const [name, change] of [
        ["open", {}],
        ["paid", { status: "completed", paidCents: 9_900 }],
        ["mock", { method: "mock" }],
        ["new", { sessionId: null }],
      ] as const) {
        const payment = samplePayment(`pay_${name}`, {
          userId: id,
          sessionId: `cs_${name}_${id}`,
          ...change,
        });
        await core.table.write({ op: "put", item: paymentItem(payment) });
      }
    }
    await updateUser(reach(), ada, "usr_1", { role: "agency" });
    expect(expired).toEqual([]);
    await updateUser(reach(), ada, "usr_1", { suspended: true });
    expect(expired).toEqual(["cs_open_usr_1"]);
  });

  it("conflict for one's own account, not_found for an account that does not exist", async () => {
    const { ada } = fixture;
    await expect(updateUser(reach(), ada, ada.id, { suspended: true })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(updateUser(reach(), ada, "usr_none", {})).rejects.toMatchObject({ code: "not_found" });
  });
});

it("no account is made an admin by one admin alone, not even a suspended one or one that is being suspended", async () => {
  const { ada } = fixture;
  for (const [id, status, change] of [
    ["usr_1", "active", { role: "admin" }],
    ["usr_2", "suspended", { role: "admin" }],
    ["usr_3", "active", { role: "admin", suspended: true }],
  ] as const) {
    await fixture.user(id, { status });
    expect(await updateUser(reach(), ada, id, change)).toMatchObject({ role: "brand", waiting: true });
    expect(await stored(id)).toMatchObject({ role: "brand", status });
  }
});

it("two admins who change one account at once: one gets a conflict, and undoes nothing of the other's change", async () => {
  for (const [first, second] of [
    [{ role: "agency" }, { suspended: false }],
    [{ suspended: false }, { role: "agency" }],
  ] as const) {
    fixture = await openAdminFixture();
    const { core, ada, bea } = fixture;
    await fixture.user("usr_1", { status: "suspended" });
    const outcomes = await Promise.allSettled([
      updateUser(reach(), ada, "usr_1", first),
      updateUser(reach(), bea, "usr_1", second),
    ]);
    // A change of the role reads more, so it is not always the first call that is faster.
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: "conflict" }) }),
    );
    expect((await listAudit(core, {}, {})).items).toHaveLength(1);
  }
});

it("the first admin is made by a command, once, and is recorded as made by ops", async () => {
  const { core } = fixture;
  await fixture.user("usr_1");
  await core.table.transact([guardWrite("username", usernameGuardKey("First"), "usr_1")]);
  expect(await grantAdmin(core, "first")).toBe(true);
  expect(await grantAdmin(core, "first")).toBe(false);
  expect((await stored("usr_1"))?.role).toBe("admin");
  expect((await listAudit(core, {}, {})).items).toMatchObject([{ actor: "ops", subject: "usr_1" }]);
  await expect(grantAdmin(core, "nobody")).rejects.toMatchObject({ code: "not_found" });
});
