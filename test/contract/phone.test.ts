import { randomInt } from "node:crypto";
import { getCurrentUser, type User } from "@marquee/contracts/account/auth";
import {
  loginWithPhone,
  registerWithPhone,
  sendVerificationCode,
  verifyCode,
} from "@marquee/contracts/account/phone";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, newcomer } from "../support/api-user.ts";
import { sentTo } from "../support/outbox.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");

/** An unused number. */
const someNumber = () => `+1415${randomInt(2_000_000, 9_999_999)}`;

/** The text messages to a number, newest first. */
async function messagesTo(phone: string): Promise<string[]> {
  const sent = await sentTo(url, phone);
  return sent.filter(({ channel }) => channel === "sms").map(({ text }) => text);
}

const codeSent = async (caller: ApiUser, phone: string) => {
  const { debugCode = "" } = await caller.client.call(sendVerificationCode, { body: { phone } });
  return debugCode;
};

const verified = async (caller: ApiUser, phone: string) =>
  caller.client.call(verifyCode, { body: { phone, code: await codeSent(caller, phone) } });

/** A user who registered with only a number. */
async function phoneUser(): Promise<{ phone: string; user: User; caller: ApiUser }> {
  const caller = new ApiUser(url);
  const phone = someNumber();
  await verified(caller, phone);
  return { phone, caller, user: await caller.client.call(registerWithPhone, { body: { phone } }) };
}

describe("sendVerificationCode", () => {
  it("sends a code by text message, and returns it if the stage shows codes", async () => {
    const phone = someNumber();
    const caller = new ApiUser(url);
    const typed = `${phone.slice(0, 2)} (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    const answer = await caller.client.call(sendVerificationCode, { body: { phone: typed } });
    expect(answer).toEqual({ phone, debugCode: expect.stringMatching(/^\d{6}$/), resendInSeconds: 60 });
    const [text] = await messagesTo(phone);
    expect(text).toContain(`@localhost #${answer.debugCode}`);
    expect(caller.flowCookie).toMatch(/^signin=[\w-]{43}$/);
  });

  it("answers the same whether or not an account has the number", async () => {
    const { phone } = await phoneUser();
    const stranger = someNumber();
    // The registration just sent a code, so the known number behaves like any number that just got one.
    await new ApiUser(url).client.call(sendVerificationCode, { body: { phone: stranger } });
    const answers = await Promise.all(
      [phone, stranger].map((number) =>
        new ApiUser(url).raw("POST", sendVerificationCode.path, { body: { phone: number } }),
      ),
    );
    const [known, unknown] = answers.map((answer) => errorOf(answer));
    expect(known).toEqual(unknown);
  });

  it.each([
    ["1234567", "Phone number must be at least 10 digits"],
    ["04155550100", "Invalid phone number format"],
    ["not a phone number", "Invalid phone number format"],
    ["+18765550100", "We can't send codes to this country yet"],
    ["+1 876 555 0100", "We can't send codes to this country yet"],
  ])("validation_failed: %s says the sentence", async (phone, sentence) => {
    const answer = await new ApiUser(url).raw("POST", sendVerificationCode.path, { body: { phone } });
    expect(errorOf(answer)).toMatchObject({
      status: 400,
      fields: { phone: expect.arrayContaining([sentence]) },
    });
  });

  it("too_many_requests: a new code only after a minute, and ten an hour from one address", async () => {
    await windowWithRoom(60 * 60);
    const caller = new ApiUser(url);
    const phone = someNumber();
    await codeSent(caller, phone);
    const again = await caller.raw("POST", sendVerificationCode.path, { body: { phone } });
    expect(errorOf(again)).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(again.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(await messagesTo(phone)).toHaveLength(1);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count++) {
      const body = { phone: someNumber() };
      statuses.push((await caller.raw("POST", sendVerificationCode.path, { body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
  });
});

describe("loginWithPhone", () => {
  it("sends a code but does not sign in", async () => {
    const { phone } = await phoneUser();
    const caller = new ApiUser(url);
    // The number is still throttled for a minute, so use a new one to get a success.
    const answer = await caller.raw("POST", loginWithPhone.path, { body: { phone: someNumber() } });
    expect(answer.status).toBe(200);
    expect(caller.cookie).toBeUndefined();
    const waiting = await caller.raw("POST", loginWithPhone.path, { body: { phone } });
    expect(errorOf(waiting).code).toBe("too_many_requests");
  });
});

describe("verifyCode", () => {
  it("marks the number as verified in this browser if no account has it", async () => {
    const caller = new ApiUser(url);
    const phone = someNumber();
    expect(await verified(caller, phone)).toEqual({
      phone,
      phoneVerified: true,
      message: "Please complete your registration",
    });
    expect(caller.cookie).toBeUndefined();
  });

  it("invalid_code: a wrong code, another number's code, another browser's code, and a used code all fail", async () => {
    const caller = new ApiUser(url);
    const [phone, other] = [someNumber(), someNumber()];
    const code = await codeSent(caller, phone);
    const guess = (by: ApiUser, body: object) => by.raw("POST", verifyCode.path, { body });
    const wrong = code === "000000" ? "000001" : "000000";
    for (const answer of [
      await guess(caller, { phone, code: wrong }),
      await guess(caller, { phone: other, code }),
      await guess(new ApiUser(url), { phone, code }),
    ]) {
      expect(errorOf(answer)).toMatchObject({ status: 400, code: "invalid_code" });
    }
    const flow = caller.flowCookie;
    expect((await guess(caller, { phone, code })).status).toBe(200);
    caller.flowCookie = flow;
    expect(errorOf(await guess(caller, { phone, code })).code).toBe("invalid_code");
  });

  it("too_many_requests: of many parallel guesses, five are compared, and the right code fails after them", async () => {
    const caller = new ApiUser(url);
    const phone = someNumber();
    const code = await codeSent(caller, phone);
    const guesses = Array.from({ length: 40 }, (_, index) => String(100_000 + index)).filter(
      (one) => one !== code,
    );
    const answers = await Promise.all(
      guesses.map((guess) => caller.raw("POST", verifyCode.path, { body: { phone, code: guess } })),
    );
    const codes = answers.map((answer) => errorOf(answer).code);
    expect(codes.filter((one) => one === "invalid_code")).toHaveLength(5);
    const late = await caller.raw("POST", verifyCode.path, { body: { phone, code } });
    expect(errorOf(late).code).toBe("too_many_requests");
  });
});

describe("registerWithPhone", () => {
  it("creates an account from the given fields and signs it in", async () => {
    const caller = new ApiUser(url);
    const phone = someNumber();
    await verified(caller, phone);
    const { username, name, email, company, role, password } = newcomer();
    const body = { phone, username, name, email, company, role, password };
    const user = await caller.client.call(registerWithPhone, { body });
    expect(user).toMatchObject({ phone, phoneVerified: true, username, email, hasPassword: true });
    expect(await caller.client.call(getCurrentUser, {})).toEqual(user);
    expect(caller.flowCookie).toBeUndefined();
  });

  it("generates the omitted fields", async () => {
    const { user, phone } = await phoneUser();
    expect(user).toMatchObject({ phone, email: null, hasPassword: false, role: "brand" });
    expect(user.username).toMatch(/^user_\d{6}$/);
  });

  it("phone_unverified: without a code, and for a number other than the verified one", async () => {
    const caller = new ApiUser(url);
    const attempt = () => caller.raw("POST", registerWithPhone.path, { body: { phone: someNumber() } });
    expect(errorOf(await attempt())).toMatchObject({ status: 403, code: "phone_unverified" });
    await verified(caller, someNumber());
    expect(errorOf(await attempt()).code).toBe("phone_unverified");
  });

  it("username_taken, email_taken: taken names stay with their owners, and the verification stays valid", async () => {
    const owner = await ApiUser.registered(url);
    const caller = new ApiUser(url);
    const phone = someNumber();
    await verified(caller, phone);
    const attempt = (change: object) =>
      caller.raw("POST", registerWithPhone.path, { body: { phone, ...change } });
    expect(errorOf(await attempt({ username: owner.user?.username })).code).toBe("username_taken");
    expect(errorOf(await attempt({ email: owner.user?.email })).code).toBe("email_taken");
    expect((await attempt({})).status).toBe(201);
  });

  it("refuses claims to a role or a verified number", async () => {
    const phone = someNumber();
    for (const claim of [{ role: "admin" }, { phoneVerified: true }, { isPartner: true }]) {
      const body = { phone, ...claim };
      const answer = await new ApiUser(url).raw("POST", registerWithPhone.path, { body });
      expect(errorOf(answer)).toMatchObject({ status: 400, code: "validation_failed" });
    }
  });
});
