import type { Sms, SmsSender } from "@marquee/adapters/sms/port";
import { termsVersion } from "@marquee/contracts/account/terms";
import { noWelcome } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { openingSettings, settingsItem } from "../../ground/system/settings.item.ts";
import { profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { fingerprint } from "../../rows/keys.ts";
import { storeUser } from "../accounts/register.ts";
import { loadSession, readCookie, type SessionSecrets } from "../sessions/sessions.ts";
import { registerWithPhone } from "./register-with-phone.ts";
import { type CodesKeys, phoneCodeMac, type SentCode, sendPhoneCode } from "./send-code.ts";
import { type PhoneOutcome, verifyPhoneCode } from "./verify-code.ts";

const session: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const codesKey = "a-key-for-codes";
const codesKeys: CodesKeys = [codesKey];
const phone = "+14155550100";
const otherPhone = "+14155550101";

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;
let outbox: Sms[];
let sms: SmsSender;

beforeEach(() => {
  clock = fixedClock();
  store = new Map();
  // The codes are all different, as they nearly always are in practice.
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  outbox = [];
  sms = { send: async (message) => void outbox.push(message) };
});

const send = (to = phone) =>
  sendPhoneCode(core, { sms, codesKeys, siteHost: "marquee.example" }, { phone: to, caller: someCaller });

const verify = (
  sent: SentCode,
  change: Partial<{ phone: string; code: string; flow: string | undefined }> = {},
) =>
  verifyPhoneCode(
    core,
    { session, codesKeys },
    { phone: sent.phone, code: sent.code, flow: fingerprint(sent.flow), caller: someCaller, ...change },
  );

const verified = (outcome: PhoneOutcome) =>
  outcome.kind === "verified" ? fingerprint(outcome.flow) : `not verified: ${outcome.kind}`;

const register = (flow: string | undefined, body: object = {}) =>
  registerWithPhone(core, session, {
    body: { phone, ...body },
    flow,
    caller: someCaller,
    partnerUsername: "zania",
    welcome: noWelcome,
  });

async function owner(change: Partial<UserRecord> = {}): Promise<UserRecord> {
  const user = sampleUser("usr_owner", { phone, phoneVerified: true, ...change });
  await storeUser(core, user);
  return user;
}

describe("a code", () => {
  it("arrives by text message, bound to our site, and is stored only as its HMAC", async () => {
    const sent = await send("+1 (415) 555-0100");
    expect(sent).toMatchObject({ phone, resendInSeconds: 60 });
    expect(outbox).toEqual([{ to: phone, text: expect.stringContaining(`@marquee.example #${sent.code}`) }]);
    const stored = JSON.stringify([...store]);
    expect(stored).not.toContain(sent.code);
    expect(stored).not.toContain(sent.flow);
    expect(stored).not.toContain(phone);
  });

  it("signs in the owner of the number", async () => {
    const { id } = await owner();
    const outcome = await verify(await send());
    if (outcome.kind !== "signed-in") throw new Error(outcome.kind);
    const principal = readCookie(session, outcome.cookie);
    expect(principal && (await loadSession(core, principal))?.user.id).toBe(id);
  });

  it("causes the same writes and the same answer, whether or not an account has the number", async () => {
    const calls: string[] = [];
    const watched = { table: memoryTable({ before: async (call) => void calls.push(call) }, store), clock };
    const of = async (number: string) => {
      calls.length = 0;
      const sending = { sms, codesKeys, siteHost: "marquee.example" };
      const call = { phone: number, caller: someCaller };
      const { flow, code, ...answer } = await sendPhoneCode({ ...watched, ids: core.ids }, sending, call);
      expect([flow, code]).not.toContain(undefined);
      return { answer: { ...answer, phone: "" }, calls: [...calls] };
    };
    await owner();
    expect(await of(otherPhone)).toEqual(await of(phone));
  });

  it("invalid_code: works once, even when used at the same moment", async () => {
    await owner();
    const sent = await send();
    const both = await Promise.all([1, 2, 3].map(() => codeOf(verify(sent))));
    expect(both.filter((code) => code === "no error")).toHaveLength(1);
    expect(await codeOf(verify(sent))).toBe("invalid_code");
  });

  it("invalid_code: is refused for another number, in another browser, or without the cookie", async () => {
    const sent = await send();
    await send(otherPhone);
    expect(await codeOf(verify(sent, { phone: otherPhone }))).toBe("invalid_code");
    expect(await codeOf(verify(sent, { flow: fingerprint("another browser") }))).toBe("invalid_code");
    expect(await codeOf(verify(sent, { flow: undefined }))).toBe("invalid_code");
    expect(await codeOf(verify(sent))).toBe("no error");
  });

  it("invalid_code: expires after ten minutes, even while its row still exists", async () => {
    const sent = await send();
    clock.advance(10 * 60_000);
    expect(await codeOf(verify(sent))).toBe("invalid_code");
  });

  it("still works after its key was rotated, but not once the old key is removed", async () => {
    await owner();
    const guess = (sent: SentCode, keys: CodesKeys) =>
      codeOf(
        verifyPhoneCode(
          core,
          { session, codesKeys: keys },
          { phone, code: sent.code, flow: fingerprint(sent.flow), caller: someCaller },
        ),
      );
    expect(await guess(await send(), ["the-new-key-for-codes", codesKey])).toBe("no error");
    clock.advance(60_000);
    expect(await guess(await send(), ["the-new-key-for-codes"])).toBe("invalid_code");
  });

  it("is stored in a form that differs by key, browser, number and code", () => {
    const of = { flow: "browser", phone, code: "123456" };
    const forms = [
      phoneCodeMac(codesKey, of),
      phoneCodeMac("another-key", of),
      phoneCodeMac(codesKey, { ...of, flow: "another" }),
      phoneCodeMac(codesKey, { ...of, phone: otherPhone }),
      phoneCodeMac(codesKey, { ...of, code: "123457" }),
    ];
    expect(new Set(forms).size).toBe(forms.length);
  });

  it("compares at most five of 200 parallel guesses, and the right code is refused after them", async () => {
    await owner();
    const sent = await send();
    const wrong = Array.from({ length: 200 }, (_, index) => String(900_000 + index));
    const answers = await Promise.all(wrong.map((code) => codeOf(verify(sent, { code }))));
    expect(answers.filter((code) => code === "invalid_code")).toHaveLength(5);
    expect(answers.filter((code) => code === "too_many_requests")).toHaveLength(195);
    expect(await codeOf(verify(sent))).toBe("too_many_requests");
  });
});

describe("whom a code signs in", () => {
  it("nobody yet, if a second factor is set up", async () => {
    await owner({ twoFactorEnabled: true });
    expect((await verify(await send())).kind).toBe("two-factor");
  });

  it.each<[string, Partial<UserRecord>]>([
    ["an admin", { role: "admin" }],
    ["the partner", { isPartner: true }],
  ])("forbidden: never %s, and the code is used up", async (_, change) => {
    await owner(change);
    const sent = await send();
    expect(await codeOf(verify(sent))).toBe("forbidden");
    expect(await codeOf(verify(sent))).toBe("invalid_code");
  });

  it("account_suspended: no suspended account", async () => {
    const { id } = await owner();
    await core.table.write({ op: "update", key: profileKey(id), set: { status: "suspended" } });
    expect(await codeOf(verify(await send()))).toBe("account_suspended");
  });

  it("nobody who merely entered the number in a form", async () => {
    await storeUser(core, sampleUser("usr_claims", { phone, phoneVerified: false }));
    expect((await verify(await send())).kind).toBe("verified");
  });
});

describe("registering with a phone", () => {
  it("fills in what was left out, and the number signs in from then on", async () => {
    const { user } = await register(verified(await verify(await send())));
    expect(user).toMatchObject({
      phone,
      phoneVerified: true,
      email: null,
      passwordHash: null,
      role: "brand",
    });
    expect(user.username).toMatch(/^user_\d{6}$/);
    clock.advance(60_000);
    expect(await verify(await send())).toMatchObject({ kind: "signed-in", user: { id: user.id } });
  });

  it("never uses the name Guest: without a name it is the username, else the end of the number", async () => {
    expect((await register(verified(await verify(await send())))).user.name).toBe(`••• ${phone.slice(-4)}`);
    clock.advance(60_000);
    const named = verified(await verify(await send(otherPhone)));
    const { user } = await register(named, { phone: otherPhone, username: "ann_lee" });
    expect(user.name).toBe("ann_lee");
  });

  it("stores the accepted terms with the time", async () => {
    const { user } = await register(verified(await verify(await send())));
    expect(user.acceptedTerms).toEqual({ version: termsVersion, at: user.createdAt });
  });

  it("uses what was given", async () => {
    const body = {
      username: "Ann",
      name: "Ann Lee",
      email: "ann@example.com",
      company: "Acme",
      role: "agency",
    };
    const { user } = await register(verified(await verify(await send())), {
      ...body,
      password: "Correct-Horse-7",
    });
    expect(user).toMatchObject(body);
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it("phone_unverified: not without the code, not for another number, not in another browser, not late, not twice", async () => {
    const sent = await send();
    expect(await codeOf(register(undefined))).toBe("phone_unverified");
    expect(await codeOf(register(fingerprint(sent.flow)))).toBe("phone_unverified");
    const flow = verified(await verify(sent));
    expect(await codeOf(register(flow, { phone: otherPhone }))).toBe("phone_unverified");
    expect(await codeOf(register("another browser"))).toBe("phone_unverified");
    const both = await Promise.all([1, 2].map(() => codeOf(register(flow))));
    expect(both.filter((code) => code === "no error")).toHaveLength(1);
    expect(await codeOf(register(flow))).toBe("phone_unverified");
    clock.advance(60_000);
    const late = verified(await verify(await send(otherPhone)));
    clock.advance(10 * 60_000);
    expect(await codeOf(register(late, { phone: otherPhone }))).toBe("phone_unverified");
  });

  it("phone_taken, username_taken, email_taken: taken names stay taken, and the verification is not used up", async () => {
    await storeUser(core, sampleUser("usr_ann", { username: "Ann", email: "ann@example.com" }));
    const flow = verified(await verify(await send()));
    expect(await codeOf(register(flow, { username: "ANN" }))).toBe("username_taken");
    expect(await codeOf(register(flow, { username: "Zania" }))).toBe("username_taken");
    expect(await codeOf(register(flow, { email: "Ann@Example.com" }))).toBe("email_taken");
    await owner();
    expect(await codeOf(register(flow))).toBe("phone_taken");
  });

  it("validation_failed: refuses a common password, and the verification stays valid", async () => {
    const flow = verified(await verify(await send()));
    expect(await codeOf(register(flow, { password: "Password1!" }))).toBe("validation_failed");
    expect(await codeOf(register(flow, { password: "Correct-Horse-7" }))).toBe("no error");
  });

  it("feature_off: not while registration is switched off", async () => {
    const flow = verified(await verify(await send()));
    const flags = { ...openingSettings.flags, registration: false };
    await core.table.write({ op: "put", item: settingsItem({ ...openingSettings, flags }) });
    expect(await codeOf(register(flow))).toBe("feature_off");
  });
});
