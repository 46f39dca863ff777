import { register } from "@marquee/contracts/account/auth";
import { acceptInvitation, getInvitation, getTeam } from "@marquee/contracts/account/team";
import { getSponsorshipDeal } from "@marquee/contracts/deals/deals";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, newcomer, password } from "../support/api-user.ts";
import { moveAs, moveBody, offerAs, signAs } from "../support/deal-acts.ts";
import { inDays, publishedEvent } from "../support/hosting-acts.ts";
import { invitedBy, joined } from "../support/team.ts";

const url = inject("url");
let host: ApiUser;
let offered: { eventId: string; packageId: string };

beforeAll(async () => {
  host = await ApiUser.confirmed(url, "event_host");
  offered = await publishedEvent(host, { date: inDays(40), endsAt: inDays(41) }, { maxSponsors: 9 });
}, 120_000);

/** A deal that is accepted and waits for both signatures, of a company with two owners, one of whom registered it. */
async function accepted() {
  const founder = await ApiUser.confirmed(url);
  const owner = await joined(founder, "owner", { name: "Olga Owner" });
  const { id } = await offerAs(founder, offered);
  await moveAs(host, id, { action: "accept" });
  return { founder, owner, id };
}

const erase = (founder: ApiUser) =>
  founder.raw("DELETE", "/api/user", { body: { password, keepsCompany: true } });
const trySign = async (by: ApiUser, id: string) =>
  by.raw("POST", `/api/sponsorship-deals/${id}/transitions`, {
    body: await moveBody(by, id, { action: "sign", name: by.user?.name ?? "", password }),
  });
const dealOf = (by: ApiUser, id: string) => by.client.call(getSponsorshipDeal, { params: { id } });

describe("an invitation of a founder who is erased", () => {
  it("names the company in their place, and still brings in whom they invited", async () => {
    const founder = await ApiUser.registered(url);
    const owner = await joined(founder, "owner");
    const body = newcomer();
    const { token } = await invitedBy(founder, body.email, "viewer");
    expect((await erase(founder)).status).toBe(204);
    const link = await new ApiUser(url).client.call(getInvitation, { params: { token } });
    expect(link).toMatchObject({ state: "open", company: "Acme", invitedBy: "Acme" });
    const { invitations } = await owner.client.call(getTeam, {});
    expect(invitations).toMatchObject([{ email: body.email, invitedBy: "Acme" }]);
    const person = new ApiUser(url);
    await person.client.call(register, { body });
    expect(await person.client.call(acceptInvitation, { params: { token } })).toMatchObject({
      accountId: founder.id,
      teamRole: "viewer",
    });
  });
});

describe("a deal of a company whose founder is erased", () => {
  it.runIf(atNight)("keeps their signature, and the other side signs what it reads then", async () => {
    const { founder, owner, id } = await accepted();
    await signAs(founder, id);
    expect((await erase(founder)).status).toBe(204);
    expect(await dealOf(host, id)).toMatchObject({ signedBy: ["brand"], status: "pending" });
    expect(await signAs(host, id)).toMatchObject({ status: "active", signedBy: ["brand", "host"] });
    expect(await dealOf(owner, id)).toMatchObject({ status: "active" });
  });

  it("is signed by those who stay, and by both sides, whichever of signature and erasure comes first", async () => {
    for (const signer of ["founder", "host"] as const) {
      const { founder, owner, id } = await accepted();
      // The sponsor signs first.
      if (signer === "host") await signAs(founder, id);
      const [signed, erased] = await Promise.all([
        trySign(signer === "host" ? host : founder, id),
        erase(founder),
      ]);
      expect(erased.status).toBe(204);
      // Whose signature was refused left none, and a text that changed meanwhile is signed as it reads now.
      const before = signer === "host" ? 1 : 0;
      expect((await dealOf(owner, id)).signedBy).toHaveLength(before + (signed.status === 200 ? 1 : 0));
      if (signed.status !== 200) {
        expect(["unauthenticated", "stale_version", "forbidden"]).toContain(errorOf(signed).code);
        await signAs(signer === "host" ? host : owner, id);
      }
      if (signer === "founder") await signAs(host, id);
      expect(await dealOf(owner, id)).toMatchObject({ status: "active", signedBy: ["brand", "host"] });
    }
  });
});
