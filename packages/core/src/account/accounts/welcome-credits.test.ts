import { noWelcome, type WelcomeGrant } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { ann, FakeGoogle } from "@marquee/testkit/fake-google";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { getBalance } from "../../credits/credits/credits.ts";
import { grantCredits } from "../../credits/credits/grant.ts";
import { listTransactions } from "../../credits/jobs/list-transactions.ts";
import { checkLedger } from "../../credits/ledger-check/check-ledger.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { fingerprint } from "../../rows/keys.ts";
import { linkGoogleAccount } from "../google/link-google.ts";
import { forgotPassword } from "../passwords/forgot-password.ts";
import { hashPassword } from "../passwords/hash.ts";
import { resetPassword } from "../passwords/reset-password.ts";
import { verifiedPhoneItem } from "../phone/phone-flow.item.ts";
import { registerWithPhone } from "../phone/register-with-phone.ts";
import { confirmationLink } from "../profile/confirm-email.ts";
import { confirmEmailChange, openEmailChange } from "../profile/email-change.ts";
import type { SessionSecrets } from "../sessions/sessions.ts";
import { storeUser } from "./register.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const password = "Correct-Horse-7";
const welcome: WelcomeGrant = { credits: 20, days: 30 };
const phone = "+14155550100";
const address = "ann.lee@gmail.com";

let core: Core;
let google: FakeGoogle;
let mails: string[];
const mailing = {
  email: { send: async ({ text }: { text: string }) => void mails.push(text) },
  siteUrl: "https://marquee.example",
  failed: () => undefined,
};

beforeEach(() => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  google = new FakeGoogle(() => core, secrets);
  google.welcome = welcome;
  mails = [];
});

/** An account that has registered and not confirmed its address. */
async function registered(change: Partial<UserRecord> = {}): Promise<UserRecord> {
  const passwordHash = await hashPassword(password);
  const user = sampleUser("usr_owner", { email: address, emailConfirmed: false, passwordHash, ...change });
  await storeUser(core, user);
  return user;
}

/** Opens a link that confirms an account's address, or another one. */
async function openLink(userId: string, email = address, give = welcome) {
  const { write, token } = confirmationLink(core, userId, email);
  await core.table.transact([write]);
  return () => confirmEmailChange(core, token, someCaller, give);
}

async function linkGoogle() {
  const { flow } = await google.signInAs(ann);
  const answer = { flow: fingerprint(flow ?? ""), password, caller: someCaller, welcome };
  return () => linkGoogleAccount(core, secrets, answer);
}

async function resetByMail() {
  await forgotPassword(
    core,
    { mailing, sleep: async () => undefined },
    { email: address, caller: someCaller },
  );
  const token = /reset-password\?token=([\w-]+)/.exec(mails.at(-1) ?? "")?.[1] ?? "";
  const outside = { channel: recordingChannel(), mailing, welcome };
  return () => resetPassword(core, outside, { token, password: "Another-Horse-8", caller: someCaller });
}

const ownerOf = async (identity: string) => {
  const guard = await core.table.get({ pk: identity, sk: "GUARD" });
  return String(guard?.userId);
};

/** Every way in which an account becomes confirmed. */
const ways: Record<string, () => Promise<string>> = {
  "opens the mailed link": async () => {
    const { id } = await registered();
    await (await openLink(id))();
    return id;
  },
  "resets the password by mail": async () => {
    const { id } = await registered();
    await (await resetByMail())();
    return id;
  },
  "links a Google account": async () => {
    const { id } = await registered();
    await (await linkGoogle())();
    return id;
  },
  "arrives from Google": async () => {
    await google.signInAs(ann);
    return ownerOf(`GOOGLE#${ann.subject}`);
  },
  "registers with a verified phone": async () => {
    const flow = fingerprint("flow");
    await core.table.write({ op: "put", item: verifiedPhoneItem(flow, phone, core.clock.now() + 60_000) });
    const call = { body: { phone }, flow, caller: someCaller, partnerUsername: "zania", welcome };
    return (await registerWithPhone(core, secrets, call)).user.id;
  },
};

const kindsOf = async (userId: string) =>
  (await listNotifications(core, inPerson(userId), {})).items.map(({ kind }) => kind);

describe("a person who is confirmed", () => {
  it.each(Object.entries(ways))("gets 20 credits for 30 days: %s", async (_, confirm) => {
    const id = await confirm();
    expect(await getBalance(core, id)).toMatchObject({
      availableCredits: 20,
      totalCredits: 20,
      expiring: { credits: 20, expiresAt: "2026-02-14T09:00:00.000Z" },
    });
    expect((await listTransactions(core, id, {})).items).toMatchObject([
      { amount: 20, description: "Welcome credits", transactionType: "adjustment" },
    ]);
    expect(await kindsOf(id)).toContain("credits_granted");
    expect(await checkLedger(core, id)).toEqual([]);
  });

  it.each(Object.entries(ways))("gets them once, whatever they confirm later: %s", async (_, confirm) => {
    const id = await confirm();
    const user = readUser((await core.table.get(profileKey(id))) ?? { pk: "", sk: "" });
    const next = await openEmailChange(core, user, "new@example.com");
    await core.table.transact([next.write]);
    await confirmEmailChange(core, next.token, someCaller, welcome);
    // Even a row that has lost its confirmation gets no second grant.
    const set = { emailConfirmed: false, phoneVerified: false, googleSubject: null };
    await core.table.write({ op: "update", key: profileKey(id), set });
    await (await openLink(id, "new@example.com"))();
    expect(await getBalance(core, id)).toMatchObject({ totalCredits: 20 });
    expect((await kindsOf(id)).filter((kind) => kind === "credits_granted")).toHaveLength(1);
  });

  it("gets them once where several ways confirm at the same moment, and each of them works", async () => {
    const { id } = await registered();
    const confirmations = [await resetByMail(), await openLink(id)];
    const codes = await Promise.all(confirmations.map((confirm) => codeOf(confirm())));
    expect(codes).toEqual(["no error", "no error"]);
    expect(await getBalance(core, id)).toMatchObject({ totalCredits: 20, availableCredits: 20 });
    expect(await checkLedger(core, id)).toEqual([]);
  });

  it("gets them beside credits that come at the same moment", async () => {
    const { id } = await registered();
    const confirm = await openLink(id);
    const buy = () => grantCredits(core, { userId: id, id: "bought", amount: 100, reason: "Growth Package" });
    await Promise.all([confirm(), buy()]);
    expect(await getBalance(core, id)).toMatchObject({ availableCredits: 120, expiring: { credits: 20 } });
    expect(await checkLedger(core, id)).toEqual([]);
  });

  it("gets nothing before, nothing where the stage gives nothing, and nothing for an account that is suspended", async () => {
    const { id } = await registered();
    expect(await getBalance(core, id)).toMatchObject({ totalCredits: 0, expiring: null });
    const open = await openLink(id);
    await core.table.write({ op: "update", key: profileKey(id), set: { status: "suspended" } });
    expect(await codeOf(open())).toBe("invalid_token");
    await core.table.write({ op: "update", key: profileKey(id), set: { status: "active" } });
    await (await openLink(id, address, noWelcome))();
    expect(await getBalance(core, id)).toMatchObject({ totalCredits: 0, expiring: null });
    expect(await kindsOf(id)).not.toContain("credits_granted");
  });
});
