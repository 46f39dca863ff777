import { limits, noWelcome } from "@marquee/contracts/limits";
import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { refusalOf } from "@marquee/testkit/refusal";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import { listActivity } from "../../ground/activity/activity.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { register } from "../accounts/register.ts";
import { mailWelcome, resendConfirmation } from "./confirm-email.ts";
import { confirmEmailChange } from "./email-change.ts";

let fixture: AdminFixture;
let mails: { to: string; subject: string; text: string }[];
let isDown: boolean;
const mailing = {
  email: {
    send: async (mail: { to: string; subject: string; text: string }) => {
      if (isDown) throw new Error("SES is away");
      mails.push(mail);
    },
  },
  siteUrl: "https://marquee.example",
  failed: () => undefined,
};

beforeEach(async () => {
  fixture = await openAdminFixture();
  mails = [];
  isDown = false;
});

async function registered(): Promise<UserRecord> {
  const body = { username: "newcomer", name: "Nia", email: "nia@example.com", company: "Acme" };
  const input = { ...body, role: "brand", password: "Correct-Horse-7" } as const;
  const secrets = ["a-secret-of-at-least-thirty-two-characters"] as const;
  const caller = { ...someCaller, partnerUsername: "zania" };
  const { user, confirmation } = await register(fixture.core, [...secrets], input, caller);
  await mailWelcome(fixture.core, mailing, user, confirmation);
  return user;
}
const linkToken = (index = -1) => /token=(\S+)/.exec(mails.at(index)?.text ?? "")?.[1] ?? "";
const stored = async (id: string) => {
  const row = await fixture.core.table.get(profileKey(id));
  if (!row) throw new Error("No such account");
  return readUser(row);
};
const confirm = (token: string) => confirmEmailChange(fixture.core, token, someCaller, noWelcome);

describe("a new account", () => {
  it("is unconfirmed until the mailed link is opened; opened again, the link says so and does nothing", async () => {
    const user = await registered();
    expect(mails).toMatchObject([{ to: "nia@example.com" }]);
    expect((await stored(user.id)).emailConfirmed).toBe(false);
    const confirmed = { email: "nia@example.com", effect: "confirmed" };
    expect(await confirm(linkToken())).toEqual(confirmed);
    expect(await stored(user.id)).toMatchObject({ emailConfirmed: true, email: "nia@example.com" });
    expect((await listActivity(fixture.core, user.id, {})).items[0]?.kind).toBe("email_confirmed");
    const rows = (await listActivity(fixture.core, user.id, {})).items.length;
    expect(await confirm(linkToken())).toEqual(confirmed);
    fixture.clock.advance(25 * 3_600_000);
    expect(await confirm(linkToken())).toEqual(confirmed);
    expect((await listActivity(fixture.core, user.id, {})).items).toHaveLength(rows);
    expect(await refusalOf(confirm(`${linkToken()}x`))).toMatchObject({ code: "invalid_token" });
  });

  it("exists even if the mail could not be sent", async () => {
    isDown = true;
    const user = await registered();
    expect((await stored(user.id)).status).toBe("active");
  });

  it("invalid_token: is not confirmed by an expired link", async () => {
    const user = await registered();
    fixture.clock.advance(24 * 3_600_000 + 1);
    expect(await refusalOf(confirm(linkToken()))).toMatchObject({ code: "invalid_token" });
    expect((await stored(user.id)).emailConfirmed).toBe(false);
  });
});

describe("requesting another link", () => {
  const again = async (id: string) => resendConfirmation(fixture.core, mailing, await stored(id));

  it("makes the newest the only one that works", async () => {
    const { id } = await registered();
    await again(id);
    expect(mails).toHaveLength(2);
    expect(await refusalOf(confirm(linkToken(0)))).toMatchObject({ code: "invalid_token" });
    await confirm(linkToken(1));
    await again(id);
    expect(mails).toHaveLength(2);
  });

  it("too_many_requests: five times an hour", async () => {
    const { id } = await registered();
    for (let count = 0; count < limits.confirmationMailsPerHour; count++) await again(id);
    expect(await refusalOf(again(id))).toMatchObject({ code: "too_many_requests" });
    expect(mails).toHaveLength(1 + limits.confirmationMailsPerHour);
  });

  it("sends the link of a pending new address to that address", async () => {
    const { id } = await registered();
    await fixture.core.table.write({
      op: "update",
      key: profileKey(id),
      set: { pendingEmail: "new@example.com" },
    });
    await again(id);
    expect(mails.at(-1)?.to).toBe("new@example.com");
    await confirm(linkToken());
    expect(await stored(id)).toMatchObject({ email: "new@example.com", emailConfirmed: true });
  });

  it("unavailable: says so if the mail could not be sent", async () => {
    const { id } = await registered();
    isDown = true;
    expect(await refusalOf(again(id))).toMatchObject({ code: "unavailable" });
  });

  it("unauthenticated: does nothing for an account that ended in the meantime", async () => {
    const user = await registered();
    await fixture.core.table.write({ op: "update", key: profileKey(user.id), set: { status: "suspended" } });
    expect(await refusalOf(resendConfirmation(fixture.core, mailing, user))).toMatchObject({
      code: "unauthenticated",
    });
    expect(mails).toHaveLength(1);
  });
});
