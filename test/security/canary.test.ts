import { createApiKey } from "@marquee/contracts/account/api-keys";
import { updateCurrentUser } from "@marquee/contracts/account/profile";
import { confirmTwoFactor, startTwoFactor } from "@marquee/contracts/account/security";
import { sendMessage } from "@marquee/contracts/chat/chat";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { type Emulators, startEmulators } from "@marquee/local/emulators/start-emulators";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApiAccess } from "../support/api-access.ts";
import { ApiUser, newcomer } from "../support/api-user.ts";
import { type BreakableService, breakableService } from "../support/breakable-service.ts";
import { generated, order } from "../support/campaign.ts";
import { SocketUser } from "../support/socket-user.ts";

/** Words that occur nowhere else, one for every place where a user can enter text. */
const canary = {
  name: "Canaryname Zuqtrew",
  company: "Canarycompany Zuqtrew",
  email: "canarymail.zuqtrew@example.com",
  nextEmail: "canarynext.zuqtrew@example.com",
  phone: "+14155550177",
  password: "Canary-Pass-9-Zuqtrew",
  wrongPassword: "Canary-Wrong-8-Zuqtrew",
  interest: "canaryinterest zuqtrew",
  message: "canarymessage zuqtrew",
  prompt: "canaryprompt zuqtrew for a pop-up in spring",
  keyName: "canarykey zuqtrew",
  query: "canaryquery-zuqtrew",
};

let local: LocalRuntime;
let emulators: Emulators;
let queues: BreakableService;
/** What was sent to a queue, as its service got it. */
const queued: string[] = [];
const errors: string[] = [];
/** Secrets that the product generates and only their owner may see. */
const secrets: string[] = [];

beforeAll(async () => {
  emulators = await startEmulators({ foreign: {} });
  queues = await breakableService(() => emulators.sqsEndpoint);
  queues.breakWith((operation, body) => void (operation === "SendMessage" && queued.push(body)));
  local = await startLocal({
    port: 0,
    web: "none",
    build: "none",
    env: { LOG_LEVEL: "DEBUG", GOOGLE_ISSUER: "local", AWS_ENDPOINT_URL_SQS: queues.url },
  });
  await enterCanaries();
}, 120_000);
afterAll(async () => {
  await local.stop();
  await Promise.all([queues, emulators].map((each) => each.stop()));
});

/** Enters every canary where it belongs, and where it does not. */
async function enterCanaries(): Promise<void> {
  const person = new ApiUser(local.url);
  const callAndKeepError = async (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => {
    const answer = await person.raw(method, path, { body, ...(headers ? { headers } : {}) });
    errors.push(JSON.stringify(answer.body));
    return answer;
  };
  const { username } = newcomer();
  const registered = await person.raw("POST", "/api/register", {
    body: {
      username,
      name: canary.name,
      email: canary.email,
      company: canary.company,
      role: "brand",
      password: canary.password,
    },
  });
  expect(registered.status).toBe(201);
  person.user = registered.body as NonNullable<ApiUser["user"]>;
  await person.confirm();
  secrets.push(person.cookie?.split(".").at(1) ?? "", person.cookie?.split(".").at(2) ?? "");

  await callAndKeepError("POST", "/api/login", { username, password: canary.wrongPassword });
  await callAndKeepError("POST", "/api/login", { username: canary.query, password: { [canary.query]: 1 } });
  await callAndKeepError("POST", "/api/user/password", {
    currentPassword: canary.wrongPassword,
    newPassword: canary.password,
  });
  await callAndKeepError("POST", "/api/auth/reset-password", {
    token: canary.query,
    password: canary.password,
  });
  await callAndKeepError("GET", `/api/payments/verify?session_id=${canary.query}`);
  await callAndKeepError("GET", `/api/campaign-ideas/${canary.query}`);
  await callAndKeepError("POST", "/api/webhooks/stripe", canary.query, { "stripe-signature": canary.query });
  await callAndKeepError("GET", "/api/user", undefined, { authorization: `Bearer mq.${canary.query}.x` });
  await callAndKeepError("GET", `/api/auth/google/callback?code=${canary.query}&state=${canary.query}`);

  const code = await callAndKeepError("POST", "/api/auth/send-verification-code", { phone: canary.phone });
  secrets.push((code.body as { debugCode: string }).debugCode);
  errors.pop();
  await callAndKeepError("POST", "/api/auth/verify-code", { phone: canary.phone, code: "000000" });

  await person.client.call(updateCurrentUser, { body: { interests: [canary.interest] } });
  await person.client.call(updateCurrentUser, { body: { email: canary.nextEmail } });
  await callAndKeepError("POST", "/api/auth/forgot-password", { email: canary.email });
  for (const { text } of local.outbox()) secrets.push(/token=([\w-]+)/.exec(text)?.[1] ?? "");

  await openApiAccess(person);
  const { key } = await person.client.call(createApiKey, {
    body: { name: canary.keyName, scope: "write", expiresInDays: 1 },
  });
  secrets.push(key.split(".").at(-1) ?? "");
  await person.raw("GET", "/api/credits/balance", { headers: { authorization: `Bearer ${key}` } });

  const { secret, otpauthUrl } = await person.client.call(startTwoFactor, {});
  secrets.push(secret, otpauthUrl);
  const totp = new TOTP({ secret });
  const { recoveryCodes } = await person.client.call(confirmTwoFactor, { body: { code: totp.generate() } });
  secrets.push(...recoveryCodes);

  await person.client.call(sendMessage, { body: { content: canary.message } });
  const socket = await SocketUser.connected(local.wsUrl, person);
  socket.send({
    type: "chat_message",
    data: { content: `${canary.message} again`, clientId: "client-0001" },
  });
  await socket.next("ai_response");
  socket.close();
  await person.client.call(getCreditBalance, {});
  const buyer = await ApiUser.withCredits(local.url);
  await generated(buyer, { ...order, prompt: canary.prompt });
}

/** The lines that contain a text; expected to be empty. */
function linesWith(text: string, lines: readonly string[]): string[] {
  return lines.filter((line) => line.toLowerCase().includes(text.toLowerCase()));
}

describe("user input and secrets", () => {
  it("were really entered everywhere: the run left logs and errors to search", () => {
    expect(local.logs().length).toBeGreaterThan(40);
    expect(errors.length).toBeGreaterThan(8);
    expect(secrets.filter((one) => one.length >= 6).length).toBeGreaterThan(12);
  });

  it.each(Object.entries(canary))("%s is in no log line and in no error", (_, value) => {
    expect(linesWith(value, local.logs())).toEqual([]);
    expect(linesWith(value, errors)).toEqual([]);
  });

  it("no cookie, code, link, key or second factor is in a log line or an error", () => {
    for (const secret of secrets.filter((one) => one.length >= 6)) {
      expect(linesWith(secret, local.logs()).length, "a secret was logged").toBe(0);
      expect(linesWith(secret, errors).length, "a secret was answered in an error").toBe(0);
    }
  });

  it("only ids go through a queue", () => {
    expect(queued.length).toBeGreaterThan(2);
    for (const value of [...Object.values(canary), ...secrets.filter((one) => one.length >= 6)])
      expect(linesWith(value, queued)).toEqual([]);
    for (const body of queued)
      expect(Object.keys(JSON.parse(JSON.parse(body).MessageBody)).sort()).toEqual([
        "jobId",
        "kind",
        "requestId",
        "userId",
        "v",
      ]);
  });
});
