import { inspect } from "node:util";
import { noteFailedCall } from "@marquee/services/failed-call";
import {
  brief,
  collect,
  context,
  failureOf,
  ideas,
  liveFixture,
  replyRequest,
  secretKey,
} from "@marquee/testkit/live-ai-fixtures";
import { describe, expect, test } from "vitest";
import { AiError } from "./port.ts";

const live = liveFixture();
type Script = Parameters<typeof live.api.script>[0];

const calls = {
  ideas: (signal?: AbortSignal, ms?: number) =>
    campaign(ms).generateIdeas(brief, { ...context(signal), onIdea: () => {} }),
  analyses: (signal?: AbortSignal, ms?: number) =>
    campaign(ms).analyzeCompetition(brief, ideas, context(signal)),
  mockups: (signal?: AbortSignal, ms?: number) => campaign(ms).drawMockups(brief, ideas, context(signal)),
  chat: (signal?: AbortSignal, ms = 10_000) =>
    collect(live.ai({ chatTimeoutMs: ms }).streamReply(replyRequest(), context(signal))),
};
function campaign(ms = 10_000) {
  return live.ai({ campaignTimeoutMs: ms });
}
const names = ["ideas", "analyses", "mockups", "chat"] as const;

const failures: [string, Script, Partial<AiError>][] = [
  [
    "429",
    { kind: "status", status: 429, headers: { "retry-after": "7" } },
    { kind: "transient", reason: "http_429", retryAfterMs: 7_000 },
  ],
  [
    "429 with milliseconds",
    { kind: "status", status: 429, headers: { "retry-after-ms": "250" } },
    { kind: "transient", retryAfterMs: 250 },
  ],
  ["529", { kind: "status", status: 529 }, { kind: "transient", reason: "http_529" }],
  ["500", { kind: "status", status: 500 }, { kind: "transient", reason: "http_500" }],
  ["503", { kind: "status", status: 503 }, { kind: "transient", reason: "http_503" }],
  ["403", { kind: "status", status: 403 }, { kind: "permanent", reason: "http_403" }],
  [
    "401",
    { kind: "status", status: 401, body: { error: { message: `bad key ${secretKey}` } } },
    { kind: "permanent", reason: "http_401" },
  ],
  [
    "overloaded in mid-stream",
    { kind: "errorEvent", type: "overloaded_error", afterText: "So far" },
    { kind: "transient", reason: "overloaded_error" },
  ],
  [
    "invalid in mid-stream",
    { kind: "errorEvent", type: "invalid_request_error" },
    { kind: "permanent", reason: "invalid_request_error" },
  ],
  [
    "an unknown error in mid-stream",
    { kind: "errorEvent", type: "<b>new</b>" },
    { kind: "permanent", reason: "stream_error" },
  ],
  ["a reset in mid-stream", { kind: "reset", afterText: "So far" }, { kind: "transient" }],
  [
    "a stream that ends early",
    { kind: "cut", afterText: "So far" },
    { kind: "transient", reason: "stream_cut" },
  ],
  [
    "a refusal",
    { kind: "text", text: "I cannot", stopReason: "refusal" },
    { kind: "permanent", reason: "refusal" },
  ],
  [
    "5 MB of rubbish events",
    { kind: "rubbish", bytes: 5_000_000, as: "events" },
    { kind: "permanent", reason: "response_too_large" },
  ],
  [
    "a 5 MB page",
    { kind: "rubbish", bytes: 5_000_000, as: "page" },
    { kind: "permanent", reason: "response_too_large" },
  ],
];

describe.each(names)("%s", (name) => {
  test.each(failures)(
    "%s is the documented error, and is not retried here",
    async (_what, reply, expected) => {
      live.api.script(reply);
      const error = await failureOf(calls[name]());
      expect(error).toBeInstanceOf(AiError);
      expect(error).toMatchObject(expected);
      expect(live.api.requests).toHaveLength(1);
    },
  );

  test.each([
    ["before the head", { kind: "stall", ms: 5_000, beforeHead: true }],
    ["in mid-stream", { kind: "stall", ms: 5_000, afterText: "So far" }],
  ] as [string, Script][])("a stall %s ends at the time-out as transient", async (_where, reply) => {
    live.api.script(reply);
    const started = performance.now();
    expect(await failureOf(calls[name](undefined, 200))).toMatchObject({
      kind: "transient",
      reason: "timeout",
    });
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test.each([
    ["before the head", { kind: "stall", ms: 5_000, beforeHead: true }],
    ["in mid-stream", { kind: "stall", ms: 5_000, afterText: "So far" }],
  ] as [string, Script][])(
    "an abort %s is honored within milliseconds and ends the request",
    async (_where, reply) => {
      live.api.script(reply);
      const caller = new AbortController();
      const failed = failureOf(calls[name](caller.signal));
      await expect.poll(() => live.api.requests.length).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 30));
      const abortedAt = performance.now();
      caller.abort();
      expect(await failed).toMatchObject({ name: "AiError", kind: "transient", reason: "aborted" });
      expect(performance.now() - abortedAt).toBeLessThan(100);
      await expect.poll(() => live.api.requests[0]?.aborted).toBe(true);
    },
  );

  test("an abort beforehand makes no request", async () => {
    expect(await failureOf(calls[name](AbortSignal.abort()))).toMatchObject({ reason: "aborted" });
    expect(live.api.requests).toHaveLength(0);
  });
});

test("no error carries the key, the prompts or the model's text", async () => {
  for (const name of names) {
    for (const [, reply] of failures) {
      live.api.reset();
      live.api.script(reply);
      const error = await failureOf(calls[name]());
      const everything = inspect(error, { depth: 20, showHidden: true });
      expect(everything).not.toContain(secretKey);
      expect(everything).not.toMatch(/So far|campaign strategist|You are Morgan|I cannot/);
    }
  }
});

test("a worker whose time runs out says so, unlike somebody who stops an answer", async () => {
  live.api.script({ kind: "stall", ms: 5_000, afterText: "So far" });
  expect(await failureOf(calls.chat(AbortSignal.timeout(50)))).toMatchObject({ reason: "worker_timeout" });
});

test("a key that cannot be read is told apart from an unreachable service, with the service that refused it", async () => {
  const denied = Object.assign(
    new Error("is not authorized to perform: secretsmanager:GetSecretValue on x"),
    {
      name: "AccessDeniedException",
    },
  );
  noteFailedCall(denied, { service: "SecretsManager", call: "GetSecretValue" });
  const ai = live.ai({ apiKeys: () => Promise.reject(denied) });
  expect(await failureOf(ai.analyzeCompetition(brief, ideas, context()))).toMatchObject({
    kind: "transient",
    reason: "key_unreadable",
    cause: denied,
  });
});

test("an unreachable service is transient", async () => {
  const ai = live.ai({ baseUrl: "http://127.0.0.1:1" });
  expect(await failureOf(ai.analyzeCompetition(brief, ideas, context()))).toMatchObject({
    kind: "transient",
    reason: "network",
  });
});

test("the key is sent to the service only as its header", async () => {
  live.api.script({ kind: "status", status: 500 });
  await failureOf(calls.ideas());
  const request = live.api.requests[0];
  expect(JSON.stringify(request?.headers)).toContain(secretKey);
  expect(JSON.stringify(request?.body)).not.toContain(secretKey);
});

test("tries the next key when the service refuses one, and uses a rotated key at once", async () => {
  let apiKeys = ["sk-new", "sk-old"];
  const ai = live.ai({ apiKeys: async () => apiKeys });
  const keysUsed = () => live.api.requests.map(({ headers }) => headers["x-api-key"]);
  live.api.script({ kind: "status", status: 401 }, { kind: "text", text: "Hello" });
  expect(await collect(ai.streamReply(replyRequest(), context()))).toBeDefined();
  expect(keysUsed()).toEqual(["sk-new", "sk-old"]);
  apiKeys = ["sk-newest"];
  live.api.script({ kind: "text", text: "Hello again" });
  await collect(ai.streamReply(replyRequest(), context()));
  expect(keysUsed()).toEqual(["sk-new", "sk-old", "sk-newest"]);
});
