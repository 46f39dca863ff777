import { userRoles } from "@marquee/contracts/enums";
import { limits } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { loadSession, readCookie, type SessionSecrets } from "../sessions/sessions.ts";
import { demoAccountIds, enterDemo } from "./enter-demo.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
let core: Core;

beforeEach(() => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
});

const store = (role: (typeof userRoles)[number], change: Parameters<typeof sampleUser>[1] = {}) =>
  core.table.write({ op: "put", item: profileItem(sampleUser(demoAccountIds[role], { role, ...change })) });

it("opens a session of the demo's account of each role", async () => {
  for (const role of userRoles) {
    await store(role);
    const outcome = await enterDemo(core, secrets, role, someCaller);
    if (outcome.kind !== "signed-in") throw new Error("it asked for more");
    const principal = readCookie(secrets, outcome.cookie);
    expect((principal && (await loadSession(core, principal)))?.user.id).toBe(demoAccountIds[role]);
  }
});

it("still asks for a second factor, which a visitor does not have", async () => {
  await store("admin", { twoFactorEnabled: true });
  expect(await enterDemo(core, secrets, "admin", someCaller)).toMatchObject({ kind: "two-factor" });
});

it("not_found before the demo is seeded, account_suspended for an account that was closed to it, too_many_requests in a flood", async () => {
  expect(await codeOf(enterDemo(core, secrets, "brand", someCaller))).toBe("not_found");
  await store("brand", { status: "suspended" });
  expect(await codeOf(enterDemo(core, secrets, "brand", someCaller))).toBe("account_suspended");
  await store("agency");
  for (let n = 0; n < limits.loginsPerIpPer15Min - 2; n++)
    await enterDemo(core, secrets, "agency", someCaller);
  expect(await codeOf(enterDemo(core, secrets, "agency", someCaller))).toBe("too_many_requests");
});
