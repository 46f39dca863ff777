import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { createCheckout } from "@marquee/contracts/credits/payments";
import { AppError } from "@marquee/contracts/errors";
import { generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { newSession, type SessionSecrets } from "@marquee/core/account/sessions/sessions";
import type { Core } from "@marquee/core/core";
import { openingBalance } from "@marquee/core/credits/credits/balance.item";
import { profileItem } from "@marquee/core/ground/users/user.item";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HttpRuntime } from "./deps.ts";

vi.stubEnv("LOG_LEVEL", "SILENT");
vi.stubEnv("STAGE", "local");
const { httpHandler } = await import("./http-handler.ts");

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const user = sampleUser("usr_1", { passwordHash: "CANARY-HASH" });

let core: Core;
let runtime: HttpRuntime;
let cookie: string;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  runtime = {
    core,
    origins: ["https://marquee.example"],
    behindEdge: false,
    sessionSecrets: async () => secrets,
    originSecret: async () => undefined,
    adminSecondFactor: () => false,
  };
  const session = newSession(core, secrets, user, someCaller);
  await core.table.write({ op: "put", item: profileItem(user) });
  await core.table.write({ op: "put", item: openingBalance(user.id) });
  await core.table.transact([session.write]);
  cookie = `__Host-session=${session.cookie}`;
});

const balance = { totalCredits: 0, usedCredits: 0, heldCredits: 0, availableCredits: 0, expiring: null };
const get = (handler: ReturnType<typeof httpHandler>) =>
  handler(httpEvent("GET", "/api/credits/balance", { cookies: [cookie] }), lambdaContext());

describe("an answer", () => {
  it("contains only the declared fields: anything else a handler returns is our defect and not sent", async () => {
    const handler = httpHandler(getCreditBalance, runtime, async () => ({
      body: { ...balance, passwordHash: "CANARY-HASH" },
    }));
    const answer = await get(handler);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("CANARY");
  });

  it("waits for the session check in parallel with the reads, and is withheld if the session has ended", async () => {
    const handler = httpHandler(getCreditBalance, runtime, async () => ({ body: balance }));
    expect((await get(handler)).statusCode).toBe(200);
    await core.table.write({
      op: "update",
      key: { pk: "USER#usr_1", sk: "PROFILE" },
      set: { status: "suspended" },
    });
    expect((await get(handler)).statusCode).toBe(401);
  });
});

it("says how many rows its page leaves out, and nothing if none are left out", async () => {
  const leavingOut = (unreadable: number) =>
    get(httpHandler(getCreditBalance, runtime, async () => ({ body: balance, unreadable })));
  expect((await leavingOut(3)).headers).toMatchObject({ "x-unreadable-rows": "3" });
  expect((await leavingOut(0)).headers).not.toHaveProperty("x-unreadable-rows");
});

describe("a failure", () => {
  it.each([
    ["internal", 500, new Error("CANARY-MESSAGE about user ann@example.com")],
    ["unavailable", 503, Object.assign(new Error("slow down"), { name: "ThrottlingException" })],
    ["unavailable", 503, Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
    ["unavailable", 503, new AppError("unavailable", { retryAfterSeconds: 1 })],
    ["too_many_requests", 429, new AppError("too_many_requests", { retryAfterSeconds: 7 })],
  ])("%s answers %i in the contract's shape, without details", async (code, status, error) => {
    const handler = httpHandler(getCreditBalance, runtime, async () => {
      throw error;
    });
    const answer = await get(handler);
    expect(answer.statusCode).toBe(status);
    expect(JSON.parse(answer.body ?? "")).toMatchObject({ code, requestId: "req-1" });
    expect(answer.body).not.toContain("CANARY");
    expect(answer.headers?.["retry-after"] !== undefined).toBe(
      status === 429 || error instanceof AppError || status === 503,
    );
  });

  it("not_configured: a stage without card payments says so", async () => {
    const handler = httpHandler(createCheckout, runtime, async () => {
      throw new AppError("not_configured");
    });
    const event = httpEvent("POST", "/api/payments/create-checkout", {
      cookies: [cookie],
      headers: { "content-type": "application/json", origin: "https://marquee.example" },
      body: JSON.stringify({ creditPackageId: "1" }),
    });
    expect((await handler(event, lambdaContext())).statusCode).toBe(503);
  });
});

describe("the edge", () => {
  it("refuses everything that did not come through CloudFront, where there is one", async () => {
    const handler = httpHandler(
      getCreditBalance,
      { ...runtime, behindEdge: true, originSecret: async () => "the-secret-of-the-edge" },
      async () => ({ body: balance }),
    );
    expect((await get(handler)).statusCode).toBe(403);
    const event = httpEvent("GET", "/api/credits/balance", {
      cookies: [cookie],
      headers: { "x-origin-verify": "the-secret-of-the-edge" },
    });
    expect((await handler(event, lambdaContext())).statusCode).toBe(200);
  });

  it("takes the caller's address from CloudFront's own entry, not from the caller's claims", async () => {
    let seen = "";
    const handler = httpHandler(getCreditBalance, { ...runtime, behindEdge: true }, async ({ caller }) => {
      seen = caller.ip;
      return { body: balance };
    });
    const headers = { "x-forwarded-for": "10.9.9.9, 198.51.100.4, 130.176.0.1" };
    await handler(httpEvent("GET", "/api/credits/balance", { cookies: [cookie], headers }), lambdaContext());
    expect(seen).toBe("198.51.100.4");
  });

  it("reads a base64 body and refuses one above the operation's own limit", async () => {
    const handler = httpHandler(generateCampaignIdeas, runtime, async ({ body }) => ({
      body: { generationId: "gen_1", status: "queued" as const, results: [], cost: body.prompt.length },
    }));
    const send = (body: object) =>
      handler(
        {
          ...httpEvent("POST", "/api/campaign-ideas/generate", {
            cookies: [cookie],
            headers: { "content-type": "application/json", origin: "https://marquee.example" },
            body: Buffer.from(JSON.stringify(body)).toString("base64"),
          }),
          isBase64Encoded: true,
        },
        lambdaContext(),
      );
    expect(JSON.parse((await send({ prompt: "Ten or more characters" })).body ?? "")).toMatchObject({
      cost: 22,
    });
    expect((await send({ prompt: "x".repeat(40_000) })).statusCode).toBe(413);
  });
});
