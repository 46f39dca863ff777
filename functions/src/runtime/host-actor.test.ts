import { inPerson } from "@marquee/core/ground/identity/principal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { expect, it } from "vitest";
import { hostActor } from "./host-actor.ts";

const call = (user: ReturnType<typeof sampleUser>) => ({
  principal: { ...inPerson(user.id), sessionHash: "hash" },
  account: async () => user,
});
const admin = sampleUser("usr_admin", { role: "admin" });
const demanded = { adminSecondFactor: () => true };

it("second_factor_required: if the stage requires a second factor, an admin acts on events only with one", async () => {
  await expect(hostActor(call(admin), demanded)).rejects.toMatchObject({ code: "second_factor_required" });
  expect((await hostActor(call(admin), { adminSecondFactor: () => false })).admin).toBe(admin);
  const proven = { ...admin, twoFactorEnabled: true };
  expect((await hostActor(call(proven), demanded)).admin).toBe(proven);
});

it("a host acts only as themselves", async () => {
  const host = sampleUser("usr_host", { role: "event_host" });
  expect(await hostActor(call(host), demanded)).toEqual({ ...inPerson("usr_host"), admin: undefined });
});
