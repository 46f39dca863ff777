import { expect, test } from "vitest";
import { describeModel, modelEndpoint } from "./model-server.ts";

const worker = (bundle: string, environment: Record<string, string>) => ({ bundle, environment });

test("what the start prints names the model and the host, and no credentials", () => {
  const chat = {
    AI_MODE: "live",
    ANTHROPIC_MODEL: "qwen3",
    ANTHROPIC_BASE_URL: "http://ann:secret@box:11434/v1",
  };
  const workers = (campaigns: string) => [
    worker("job-chat", chat),
    worker("job-campaign", { ...chat, ANTHROPIC_MODEL: campaigns }),
  ];
  expect(describeModel(workers("qwen3"))).toBe("Morgan answers with qwen3 at box:11434");
  expect(describeModel(workers("llama"))).toBe(
    "Morgan answers with qwen3 at box:11434; campaigns come from llama",
  );
});

test("without an address it is the provider's, and without a key either there is none", () => {
  const live = { AI_MODE: "live", ANTHROPIC_MODEL: "claude-one", ANTHROPIC_BASE_URL: "" };
  expect(describeModel([worker("job-chat", live), worker("job-campaign", live)])).toBe(
    "Morgan answers with claude-one at api.anthropic.com",
  );
  expect(describeModel([worker("job-chat", { ...live, AI_MODE: "local" })])).toBe(
    "Morgan answers without a model",
  );
});

test("an address is checked at the start, without its credentials, and never quoted", () => {
  expect(modelEndpoint({})).toBeUndefined();
  expect(modelEndpoint({ ANTHROPIC_BASE_URL: "" })).toBeUndefined();
  expect(modelEndpoint({ ANTHROPIC_BASE_URL: "http://ann:secret@box:11434/v1" })).toEqual({
    url: "http://box:11434",
    variable: "ANTHROPIC_BASE_URL",
  });
  for (const address of ["ann:secret@box", "box:11434", "http://", "ftp://box"])
    expect(() => modelEndpoint({ ANTHROPIC_BASE_URL: address })).toThrow(
      new Error("ANTHROPIC_BASE_URL must be an address such as http://localhost:11434."),
    );
});
