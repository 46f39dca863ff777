import { afterEach, describe, expect, it, vi } from "vitest";
import { env } from "./env.ts";

afterEach(() => vi.unstubAllEnvs());

describe("a function of prod", () => {
  it.each<[string, Record<string, string>, () => unknown]>([
    ["mock payments", { PAYMENTS: "mock" }, () => env.payments],
    ["the local model", { AI_MODE: "local" }, () => env.aiMode],
    ["debug codes", { DEBUG_CODES: "on" }, () => env.debugCodes],
    ["the demo entry", { DEMO_ENTRY: "on" }, () => env.demoEntry],
    ["admins without a second factor", { ADMIN_SECOND_FACTOR: "off" }, () => env.adminSecondFactor],
    ["debug logs", { LOG_LEVEL: "DEBUG" }, () => env.logLevel],
    ["another card provider", { STRIPE_API_BASE: "https://pay.example.com" }, () => env.stripeApiBase],
    ["another model address", { ANTHROPIC_BASE_URL: "https://ai.example.com" }, () => env.anthropicBaseUrl],
    ["an origin without TLS", { WEB_ORIGINS: "https://a.example,http://b.example" }, () => env.webOrigins],
    [
      "another sign-in provider",
      { GOOGLE_CLIENT_ID: "id", GOOGLE_ISSUER: "https://login.example.com", GOOGLE_SECRET_ARN: "arn" },
      () => env.google,
    ],
  ])("refuses %s when it starts; a local one does not", (_, settings, read) => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.stubEnv("STAGE", "local");
    expect(read).not.toThrow();
    vi.stubEnv("STAGE", "prod");
    expect(read).toThrow(/^Stage prod refuses /);
  });

  it("takes Google's own address", () => {
    vi.stubEnv("STAGE", "prod");
    vi.stubEnv("GOOGLE_CLIENT_ID", "id");
    vi.stubEnv("GOOGLE_ISSUER", "https://accounts.google.com");
    vi.stubEnv("GOOGLE_SECRET_ARN", "arn");
    expect(env.google).toMatchObject({ clientId: "id" });
  });
});

it("a stage may be a developer's own, and is refused if it is none", () => {
  vi.stubEnv("STAGE", "dev-ada");
  expect(env.stage).toBe("dev-ada");
  for (const STAGE of ["Prod", "production", "dev-"]) {
    vi.stubEnv("STAGE", STAGE);
    expect(() => env.stage).toThrow(`There is no stage "${STAGE}".`);
  }
});
