import type { FakeRequest } from "@marquee/testkit/fake-messages-api";
import { type FakeReply, jsonReply, unknownModel } from "@marquee/testkit/fake-messages-api-events";
import {
  type Feature,
  featureNames,
  featuresUsed,
  refusing,
} from "@marquee/testkit/fake-messages-api-lacking";
import { plausibleReply } from "@marquee/testkit/fake-messages-api-plausible";
import {
  brief,
  collect,
  context,
  failureOf,
  ideas,
  liveFixture,
  replyRequest,
} from "@marquee/testkit/live-ai-fixtures";
import { afterEach, describe, expect, test, vi } from "vitest";

const live = liveFixture();
afterEach(() => vi.unstubAllGlobals());

/** A model that thinks, looks the balance up where it may, and then answers. */
const looking = ({ body }: FakeRequest): FakeReply =>
  body.tools && !JSON.stringify(body.messages).includes("tool_result")
    ? { kind: "tools", calls: [{ name: "get_credit_balance", input: {} }], thinking: "hm" }
    : { kind: "text", text: "Cloud Days fits." };

const used = (requests: readonly FakeRequest[]) =>
  featureNames.filter((name) => requests.some(({ body }) => featuresUsed[name](body)));

/** Every set of things that a server may lack. */
const subsets = Array.from({ length: 2 ** featureNames.length }, (_, bits) =>
  featureNames.filter((_name, at) => (bits >> at) & 1),
);
const lacking: [string, readonly Feature[]][] = subsets.map((each) => [each.join(", ") || "nothing", each]);

describe("a server that refuses what it lacks is asked without it, and not again in this process", () => {
  test.each(lacking)("by the field's name: %s", async (_what, lacked) => {
    live.api.otherwise(refusing(lacked, true, looking));
    const ai = live.ai();
    expect((await collect(ai.streamReply(replyRequest(), context()))).join("")).toBe("Cloud Days fits.");
    live.api.requests.length = 0;
    await collect(ai.streamReply(replyRequest(), context()));
    // Nothing refused again, and nothing left out that the server has.
    const isWithoutTools = lacked.includes("tools");
    const mayUse = ["cache_control", ...(isWithoutTools ? [] : ["thinking", "tool_choice", "tools"])];
    expect(live.api.requests).toHaveLength(isWithoutTools ? 1 : 2);
    expect(used(live.api.requests)).toEqual(mayUse.filter((name) => !lacked.some((one) => one === name)));

    live.api.otherwise(refusing(lacked, true, plausibleReply));
    expect(await ai.generateIdeas(brief, { ...context(), onIdea: () => {} })).toHaveLength(3);
    live.api.requests.length = 0;
    expect(await ai.drawMockups(brief, ideas, context())).toHaveLength(ideas.length);
    expect(live.api.requests).toHaveLength(1);
    expect(used(live.api.requests)).toEqual(
      ["cache_control", "output_config"].filter((name) => !lacked.some((one) => one === name)),
    );
  });

  test.each(lacking)("without a word about it: %s", async (_what, lacked) => {
    live.api.otherwise(refusing(lacked, false, looking));
    const ai = live.ai();
    expect((await collect(ai.streamReply(replyRequest(), context()))).join("")).toBe("Cloud Days fits.");
    live.api.otherwise(refusing(lacked, false, plausibleReply));
    expect(await ai.generateIdeas(brief, { ...context(), onIdea: () => {} })).toHaveLength(3);
    live.api.requests.length = 0;
    expect(await ai.drawMockups(brief, ideas, context())).toHaveLength(ideas.length);
    expect(live.api.requests).toHaveLength(1);
  });

  test("but a request that is refused without all of it, too, is the documented error, and teaches nothing", async () => {
    live.api.otherwise(() => ({ kind: "status", status: 400 }));
    const ai = live.ai();
    expect(await failureOf(collect(ai.streamReply(replyRequest(), context())))).toMatchObject({
      kind: "permanent",
      reason: "http_400",
    });
    live.api.reset();
    live.api.script({ kind: "text", text: "Hello." });
    await collect(ai.streamReply(replyRequest(), context()));
    expect(used(live.api.requests)).toEqual(["cache_control", "tool_choice", "tools"]);
  });

  test("nor is anything left out because one conversation is too long for the server", async () => {
    const message = "the request exceeds the available context size";
    live.api.otherwise(({ body }) =>
      body.tools
        ? { kind: "status", status: 400, body: { error: { message } } }
        : { kind: "text", text: "Short." },
    );
    expect(await failureOf(collect(live.ai().streamReply(replyRequest(), context())))).toMatchObject({
      reason: "http_400",
    });
    expect(live.api.requests).toHaveLength(1);
  });

  test("a server that cannot use tools and says so with a 500 answers without", async () => {
    live.api.otherwise(({ body }) =>
      body.tools
        ? { kind: "status", status: 500, body: { error: { message: "tools param requires --jinja flag" } } }
        : { kind: "text", text: "In general, ask for the list of attendees first." },
    );
    const deltas = await collect(live.ai().streamReply(replyRequest(), context()));
    expect(deltas.join("")).toContain("In general");
  });
});

describe("a server that ignores what it lacks", () => {
  test("the output format: it finds the form in the prompt, and marks around the object do not matter", async () => {
    live.api.otherwise((request) => {
      const reply = plausibleReply(request);
      if (reply.kind !== "text") return reply;
      expect(request.body.messages[0]?.content).toContain('"expectedOutcomes"');
      return { ...reply, text: `Here you are:\n\n\`\`\`json\n${reply.text}\n\`\`\`\nGood luck!` };
    });
    expect(await live.ai().generateIdeas(brief, { ...context(), onIdea: () => {} })).toHaveLength(3);
  });

  test("tools: its answer in words is an answer, and the rules say what to do without them", async () => {
    live.api.script({ kind: "text", text: "I cannot look at events here." });
    const deltas = await collect(live.ai().streamReply(replyRequest(), context()));
    expect(deltas.join("")).toBe("I cannot look at events here.");
    expect(JSON.stringify(live.api.requests[0]?.body.system)).toContain("no tools are given to you at all");
  });

  test("the reason why it stopped: a call is answered all the same", async () => {
    live.api.script(
      { kind: "tools", calls: [{ name: "get_credit_balance", input: {} }], stopReason: "end_turn" },
      { kind: "text", text: "You have 40." },
    );
    expect((await collect(live.ai().streamReply(replyRequest(), context()))).join("")).toBe("You have 40.");
  });
});

describe("an address", () => {
  test.each(["", "/", "/v1", "/v1/"])("may end in “%s”", async (end) => {
    live.api.script({ kind: "text", text: "Hello." });
    await collect(live.ai({ baseUrl: `${live.api.baseUrl}${end}` }).streamReply(replyRequest(), context()));
    expect(live.api.requests[0]?.path).toBe("/v1/messages");
  });

  test("may hold credentials, which become a header", async () => {
    live.api.script({ kind: "text", text: "Hello." });
    const baseUrl = live.api.baseUrl.replace("//", "//ann:p%40ss@");
    await collect(live.ai({ baseUrl }).streamReply(replyRequest(), context()));
    const { authorization = "" } = live.api.requests[0]?.headers ?? {};
    expect(Buffer.from(authorization.replace("Basic ", ""), "base64").toString()).toBe("ann:p@ss");
  });
});

test("the provider's own service is held to what it documents: no form in the prompt, and a refusal is an error", async () => {
  const { fetch } = globalThis;
  const { baseUrl } = live.api;
  vi.stubGlobal("fetch", (input: string, init: RequestInit) =>
    fetch(input.replace("https://api.anthropic.com", baseUrl), init),
  );
  const { baseUrl: _none, ...config } = { baseUrl, model: "m", apiKeys: async () => ["k"] };
  const { anthropicAi } = await import("./live.ts");
  const ai = anthropicAi(config);
  live.api.script(jsonReply({ ideas }), {
    kind: "status",
    status: 400,
    body: { error: { type: "invalid_request_error", message: "tools.0: unknown field" } },
  });
  await ai.generateIdeas(brief, { ...context(), onIdea: () => {} });
  expect(live.api.requests[0]?.body.messages[0]?.content).not.toContain("expectedOutcomes");
  expect(await failureOf(collect(ai.streamReply(replyRequest(), context())))).toMatchObject({
    kind: "permanent",
    reason: "http_400",
  });
  expect(live.api.requests).toHaveLength(2);
});

describe("a model that the service does not have", () => {
  const retired = ({ body }: FakeRequest): FakeReply =>
    body.model === "claude-gone" ? unknownModel("claude-gone") : plausibleReply({ body } as FakeRequest);

  test("gives way to the fallback, in chat and in campaigns: each of its calls is reported, and the other is not asked again", async () => {
    let calls = 0;
    live.api.otherwise(retired);
    const ai = live.ai({
      model: "claude-gone",
      fallbackModel: "claude-next",
      onFallback: () => {
        calls += 1;
      },
    });
    expect((await collect(ai.streamReply(replyRequest(), context()))).join("")).toContain("Two events fit");
    expect(await ai.generateIdeas(brief, { ...context(), onIdea: () => {} })).toHaveLength(3);
    expect(calls).toBe(2);
    live.api.requests.length = 0;
    await collect(ai.streamReply(replyRequest(), context()));
    expect(live.api.requests.map(({ body }) => body.model)).toEqual(["claude-next"]);
    expect(calls).toBe(3);
  });

  test.each([
    ["no fallback", {}],
    ["a fallback that it does not have either", { fallbackModel: "claude-gone" }],
  ])("with %s is a failure that says so", async (_what, config) => {
    live.api.otherwise(retired);
    const ai = live.ai({ model: "claude-gone", ...config });
    const reason = { kind: "permanent", reason: "model_unknown", statusCode: 404, code: "not_found_error" };
    expect(await failureOf(collect(ai.streamReply(replyRequest(), context())))).toMatchObject(reason);
    expect(await failureOf(ai.drawMockups(brief, ideas, context()))).toMatchObject(reason);
  });

  test("is told apart from an address that serves something else", async () => {
    live.api.script({ kind: "status", status: 404, body: "404 page not found" });
    const ai = live.ai({ fallbackModel: "claude-next" });
    expect(await failureOf(collect(ai.streamReply(replyRequest(), context())))).toMatchObject({
      reason: "http_404",
    });
    expect(live.api.requests).toHaveLength(1);
  });
});
