import { jobAttemptsMax, modelTokens } from "@marquee/contracts/limits";
import { stageKinds } from "@marquee/contracts/stage-names";
import { describe, expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";
import { refuseUnsafe } from "./refuse-unsafe.ts";
import { type StageConfig, stageConfig, stageConfigs } from "./stages.ts";

const { prod, local } = stageConfigs({});

describe("prod cannot be synthesized", () => {
  test.each<[string, Partial<StageConfig>, RegExp]>([
    ["with mock payments", { payments: "mock" }, /PAYMENTS=mock would give credits away/],
    ["with debug codes", { debugCodes: true }, /DEBUG_CODES would show one-time codes/],
    ["with the demo entry", { demoEntry: true }, /MARQUEE_DEMO_ENTRY would let anybody in/],
    ["with the local model", { ai: { ...prod.ai, mode: "local" } }, /AI_MODE=local/],
    ["with a wildcard origin", { extraOrigins: ["https://*.example.com"] }, /not one exact origin/],
    ["with any origin", { extraOrigins: ["*"] }, /not one exact origin/],
    ["with admins who need no second factor", { adminSecondFactor: false }, /admin pages/],
    ["with an API that anybody reaches", { edgeSecret: false }, /CloudFront's secret header/],
    ["with data that goes with its stack", { keepData: false }, /survive/],
    ["with an origin without TLS", { extraOrigins: ["http://app.example.com"] }, /must use https/],
    [
      "with another sign-in provider in Google's place",
      { google: { clientId: "id", issuer: "https://login.example.com" } },
      /GOOGLE_ISSUER=https:\/\/login\.example\.com would let that provider sign anybody in/,
    ],
    ["with another card provider", { stripeApiBase: "https://pay.example.com" }, /STRIPE_API_BASE/],
    ["with another model", { ai: { ...prod.ai, baseUrl: "https://ai.example.com" } }, /ANTHROPIC_BASE_URL/],
    ["with debug logs", { logLevel: "DEBUG" }, /LOG_LEVEL=DEBUG/],
    ["without a firewall", { waf: false }, /turn its waf on/],
    ["without room for what keeps money right", { ownConcurrency: false }, /sweeper and the webhook/],
    ["with its pages elsewhere", { web: "none", origin: "https://pages.example.com" }, /CloudFront's/],
    ["with pushes elsewhere", { realtimeEndpoint: "https://push.example.com/{api}" }, /REALTIME_ENDPOINT/],
    ["without the alarms that compute", { metricMath: false }, /most of its alarms/],
    ["with its firewall in the wrong region", { env: { region: "eu-west-1" } }, /us-east-1/],
  ])("%s", (_, change, sentence) => {
    expect(() => synthesize("prod", change)).toThrow(sentence);
  });
});

test("no stage that customers see may use the local model", () => {
  const { staging, ...others } = stageConfigs({});
  const local = ({ ai }: StageConfig) => ({ ai: { ...ai, mode: "local" } as const });
  for (const [stage, config] of [
    ["staging", staging],
    ["prod", others.prod],
  ] as const)
    expect(() => refuseUnsafe(stage, { ...config, ...local(config) })).toThrow(/AI_MODE=local/);
  for (const stage of ["local", "emulator", "dev"] as const)
    refuseUnsafe(stage, { ...others[stage], ...local(others[stage]) });
});

describe("a stage without CloudFront", () => {
  const dev = (environment: Record<string, string>) => stageConfig("dev", environment);
  const origin = "https://pages.example.com";

  test("has its pages at a given origin, and no secret that only CloudFront could send", () => {
    const config = dev({ MARQUEE_WEB: "none", MARQUEE_ORIGIN: origin });
    expect(config).toMatchObject({ web: "none", origin, edgeSecret: false });
    refuseUnsafe("dev", config);
  });

  test.each<[string, Record<string, string>, Partial<StageConfig>, RegExp]>([
    ["without an origin", { MARQUEE_WEB: "none" }, {}, /MARQUEE_ORIGIN must say/],
    ["with a wrong origin", { MARQUEE_WEB: "none", MARQUEE_ORIGIN: "pages" }, {}, /not one exact origin/],
    ["with an origin beside CloudFront", { MARQUEE_ORIGIN: origin }, {}, /is for MARQUEE_WEB=none/],
    ["with a firewall", { MARQUEE_WEB: "none", MARQUEE_ORIGIN: origin }, { waf: true }, /turn its waf off/],
    [
      "with a header that nobody sends",
      { MARQUEE_WEB: "none", MARQUEE_ORIGIN: origin },
      { edgeSecret: true },
      /only CloudFront knows/,
    ],
    ["with pushes to no API", { MARQUEE_REALTIME_ENDPOINT: "http://localhost/ws" }, {}, /\{api\}/],
  ])("is refused %s", (_, environment, change, sentence) => {
    expect(() => refuseUnsafe("dev", { ...dev(environment), ...change })).toThrow(sentence);
  });
});

test("a stage without customers follows the shell in its model, payments and pages; staging and prod do not", () => {
  const shell = {
    MARQUEE_AI: "local",
    MARQUEE_PAYMENTS: "stripe",
    MARQUEE_WEB: "none",
    MARQUEE_ORIGIN: "https://pages.example.com",
    MARQUEE_REALTIME_ENDPOINT: "http://localhost:4566/_aws/execute-api/{api}/ws",
  };
  for (const stage of ["dev", "dev-ada", "emulator"] as const)
    expect(stageConfig(stage, shell)).toMatchObject({
      ai: { mode: "local" },
      payments: "stripe",
      web: "none",
      origin: shell.MARQUEE_ORIGIN,
      realtimeEndpoint: shell.MARQUEE_REALTIME_ENDPOINT,
    });
  for (const stage of ["staging", "prod"] as const)
    expect(stageConfig(stage, shell)).toEqual(stageConfig(stage, {}));
  expect(() => stageConfig("dev", { MARQUEE_AI: "canned" })).toThrow("MARQUEE_AI must be one of local, live");
});

test("a developer's stage is like dev, but has neither its domain nor its mail identity", () => {
  const shell = { MARQUEE_DOMAIN: "dev.example.com", MARQUEE_CERTIFICATE_ARN: "arn" };
  const { domain, ...dev } = stageConfig("dev", shell);
  expect(domain?.name).toBe("dev.example.com");
  expect(stageConfig("dev-ada", shell)).toEqual(dev);
});

test("every stage has diagnostic pages, but prod only if its setting turns them on", () => {
  const on = (environment: Record<string, string>) =>
    Object.entries(stageConfigs(environment)).flatMap(([stage, { diagnostics }]) =>
      diagnostics ? [stage] : [],
    );
  expect(on({})).toEqual(["local", "emulator", "dev", "staging"]);
  expect(on({ MARQUEE_DIAGNOSTICS: "on" })).toEqual(["local", "emulator", "dev", "staging", "prod"]);
});

test("anybody may enter the demo here and in an emulator; elsewhere only if the setting says so", () => {
  const on = (environment: Record<string, string>) =>
    Object.entries(stageConfigs(environment)).flatMap(([stage, { demoEntry }]) => (demoEntry ? [stage] : []));
  expect(on({})).toEqual(["local", "emulator"]);
  expect(on({ DEMO_ENTRY: "off" })).toEqual(["emulator"]);
  expect(on({ MARQUEE_DEMO_ENTRY: "on" })).toEqual(["local", "emulator", "dev", "staging", "prod"]);
  const { prod: misled } = stageConfigs({ MARQUEE_DEMO_ENTRY: "on" });
  expect(() => refuseUnsafe("prod", misled)).toThrow(/MARQUEE_DEMO_ENTRY/);
});

test("the current settings of prod and the other stages are accepted", () => {
  for (const stage of [...stageKinds, "dev-ada"] as const) refuseUnsafe(stage, stageConfig(stage, {}));
});

test("every stage's model budget has room for the most expensive campaign in each of its eight shares", () => {
  const { ideas, analyses, scenes, callsPerPart } = modelTokens;
  const dearest = (ideas + analyses + scenes) * callsPerPart * jobAttemptsMax;
  for (const { modelBudget } of Object.values(stageConfigs({})))
    expect(modelBudget.outputTokens / 8).toBeGreaterThan(dearest);
});

test("nothing in the environment can make prod unsafe", () => {
  const hostile = {
    PAYMENTS: "mock",
    DEBUG_CODES: "on",
    ADMIN_SECOND_FACTOR: "off",
    AI_MODE: "local",
    ANTHROPIC_API_KEY: "",
  };
  expect(stageConfigs(hostile).prod).toEqual(prod);
});

test("a sign-in provider from the shell's environment does not leak into prod", () => {
  const shell = { GOOGLE_CLIENT_ID: "id", GOOGLE_ISSUER: "http://localhost:3000/google" };
  expect(() => refuseUnsafe("prod", stageConfigs(shell).prod)).toThrow(/GOOGLE_ISSUER/);
  refuseUnsafe("prod", stageConfigs({ GOOGLE_CLIENT_ID: "id" }).prod);
});

test("the local stage follows the environment of npm start and refuses unknown values", () => {
  expect(local).toMatchObject({ payments: "mock", debugCodes: true, partnerUsername: "zania" });
  expect(local.ai.mode).toBe("local");
  const set = stageConfigs({
    PAYMENTS: "stripe",
    DEBUG_CODES: "off",
    ANTHROPIC_API_KEY: "key",
    ANTHROPIC_MODEL: "m",
  }).local;
  expect(set).toMatchObject({ payments: "stripe", debugCodes: false });
  expect(set.ai).toMatchObject({ mode: "live", models: { chat: "m", campaign: "m" } });
  expect(stageConfigs({ WELCOME_CREDITS: "0", WELCOME_DAYS: "7" })).toMatchObject({
    local: { welcome: { credits: 0, days: 7 } },
    prod: { welcome: { credits: 20, days: 30 } },
  });
  for (const WELCOME_CREDITS of ["-1", "many", "1001", "2.5"])
    expect(() => stageConfigs({ WELCOME_CREDITS })).toThrow(/WELCOME_CREDITS must be a whole number/);
  expect(() => stageConfigs({ WELCOME_DAYS: "0" })).toThrow(/WELCOME_DAYS must be a whole number/);
  expect(() => stageConfigs({ PAYMENTS: "free" })).toThrow(
    'PAYMENTS must be one of mock, stripe, not "free".',
  );
});

test("a key, or a server's address alone, turns the live model on; each kind of work may have its own", () => {
  const ai = (environment: Record<string, string>) => stageConfigs(environment).local.ai;
  expect(ai({ ANTHROPIC_API_KEY: "key" })).toEqual({ ...prod.ai, baseUrl: "" });
  const baseUrl = "http://localhost:11434";
  expect(ai({ ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_MODEL: "qwen3" })).toEqual({
    mode: "live",
    baseUrl,
    models: { chat: "qwen3", campaign: "qwen3" },
    fallbackModel: "",
  });
  const own = { ANTHROPIC_API_KEY: "key", ANTHROPIC_MODEL: "m", ANTHROPIC_CHAT_MODEL: "c" };
  expect(ai({ ...own, ANTHROPIC_FALLBACK_MODEL: "f" })).toMatchObject({
    models: { chat: "c", campaign: "m" },
    fallbackModel: "f",
  });
});

test("every admin needs a second factor in every cloud stage, none in an emulator, and with npm start only on request", () => {
  const required = (environment: Record<string, string>) =>
    Object.values(stageConfigs(environment)).map(({ adminSecondFactor }) => adminSecondFactor);
  expect(required({})).toEqual([false, false, true, true, true]);
  expect(required({ ADMIN_SECOND_FACTOR: "off" })).toEqual([false, false, true, true, true]);
  expect(required({ ADMIN_SECOND_FACTOR: "on" })).toEqual([true, false, true, true, true]);
});

test("no AWS account is needed to synthesize any stage", () => {
  for (const stage of ["emulator", "dev", "staging", "prod"] as const)
    expect(stageConfigs({})[stage].env.account).toBeUndefined();
});
