import { expect, it } from "vitest";
import { stageConfigs } from "../config/stages.ts";
import type { Account } from "./account.ts";
import { preflight, reservedByStage } from "./preflight.ts";
import { mayDeploy, written } from "./report.ts";

const settings = {
  MARQUEE_DOMAIN: "app.example.com",
  MARQUEE_CERTIFICATE_ARN: "arn:aws:acm:us-east-1:1:certificate/a",
  MARQUEE_ALARMS_EMAIL: "ops@example.com",
  GOOGLE_CLIENT_ID: "client",
};
const secrets: Record<string, string> = {
  "session-secret": "x".repeat(64),
  "anthropic-api-key": "sk-ant-1",
  "stripe-secret-key": "sk_live_1",
  "stripe-webhook-secret": "whsec_1, whsec_0",
  "google-client-secret": "GOCSPX-1",
};
/** An account in which nothing is missing. */
const ready: Account = {
  bootstrapVersion: async () => 21,
  concurrency: async () => ({ limit: 1_000, unreserved: 1_000 }),
  mailsAnybody: async () => true,
  textMessages: async () => ({ anybody: true, monthlyDollars: 50 }),
  certificate: async () => ({ status: "ISSUED", names: ["example.com", "*.example.com"] }),
  resolves: async () => true,
  secret: async (name) => secrets[name.split("/").at(-1) ?? ""],
};

async function asked(change: Partial<Account> = {}, environment: Record<string, string> = settings) {
  const { prod } = stageConfigs(environment);
  const models = async (names: readonly string[]) => ({ unknown: names.filter((name) => name === "gone") });
  const findings = await preflight("prod", prod, { ...ready, ...change }, models);
  const [missing] = findings.filter((finding) => finding.missing !== undefined);
  return { findings, missing: missing?.missing, deploys: mayDeploy(findings) };
}

it("an account that has everything lets prod be deployed", async () => {
  const { findings, missing, deploys } = await asked();
  expect(missing).toBeUndefined();
  expect(deploys).toBe(true);
  expect(written(findings)).not.toContain("missing");
  expect(findings.length).toBe(12);
});

it.each<[string, Partial<Account>, string]>([
  [
    "bootstrap",
    { bootstrapVersion: async () => undefined },
    "CDK was never set up in this account's us-east-1",
  ],
  ["an old bootstrap", { bootstrapVersion: async () => 5 }, "has version 5, and 6 is needed"],
  [
    "concurrency",
    { concurrency: async () => ({ limit: 10, unreserved: 10 }) },
    `reserve ${reservedByStage(stageConfigs(settings).prod)} concurrent executions, and the account has 0 to reserve`,
  ],
  ["SES production access", { mailsAnybody: async () => false }, "SES is in its sandbox"],
  [
    "SMS production access",
    { textMessages: async () => ({ anybody: false, monthlyDollars: 50 }) },
    "SNS is in its SMS sandbox",
  ],
  [
    "SMS spend",
    { textMessages: async () => ({ anybody: true, monthlyDollars: 1 }) },
    "Text messages may cost $1 a month",
  ],
  ["certificate", { certificate: async () => undefined }, "names no certificate of this account"],
  [
    "a certificate's proof",
    { certificate: async () => ({ status: "PENDING_VALIDATION", names: ["app.example.com"] }) },
    "is PENDING_VALIDATION, not ISSUED",
  ],
  [
    "a certificate for the domain",
    { certificate: async () => ({ status: "ISSUED", names: ["example.com", "*.app.example.com"] }) },
    "is for example.com, *.app.example.com, not for app.example.com",
  ],
  ...["anthropic-api-key", "stripe-secret-key", "stripe-webhook-secret", "google-client-secret"].map(
    (name): [string, Partial<Account>, string] => [
      `the secret ${name}`,
      { secret: async (id) => (id.endsWith(name) ? "generated64" : ready.secret(id)) },
      `The secret marquee/prod/${name} is still made up`,
    ],
  ),
])("prod is refused without %s, in a sentence", async (_, change, sentence) => {
  const { missing, deploys } = await asked(change);
  expect(missing).toContain(sentence);
  expect(deploys).toBe(false);
});

it("prod is refused without a recipient of alarms", async () => {
  const { MARQUEE_ALARMS_EMAIL: _, ...rest } = settings;
  expect(await asked({}, rest)).toMatchObject({
    missing: expect.stringContaining("Nobody is told when an alarm goes off"),
    deploys: false,
  });
});

it("a domain without an address yet is said, and keeps nobody from deploying", async () => {
  expect(await asked({ resolves: async () => false })).toMatchObject({
    missing: expect.stringContaining("app.example.com has no address yet"),
    deploys: true,
  });
});

it("a first deployment is not asked for the secrets that it creates, and room counts what is free now", async () => {
  const first = { secret: async () => undefined };
  expect((await asked(first)).deploys).toBe(true);
  const full = async () => ({ limit: 1_000, unreserved: 300 });
  expect((await asked({ ...first, concurrency: full })).deploys).toBe(false);
  // Once it is deployed, what is reserved is its own.
  expect((await asked({ concurrency: full })).deploys).toBe(true);
});

it("a developer's stage is only told what it lacks, unless nothing could be deployed", async () => {
  const { dev } = stageConfigs({});
  const poor: Account = {
    ...ready,
    concurrency: async () => ({ limit: 10, unreserved: 10 }),
    mailsAnybody: async () => false,
    textMessages: async () => ({ anybody: false, monthlyDollars: 1 }),
  };
  const models = async () => ({ notAsked: "the service answered 401" });
  expect(mayDeploy(await preflight("dev", dev, poor, models))).toBe(true);
  const bare = { ...poor, bootstrapVersion: async () => undefined };
  expect(mayDeploy(await preflight("dev", dev, bare, models))).toBe(false);
});

it("what AWS does not answer is said, keeps no other question from being answered, and stops prod", async () => {
  const denied = async () => {
    throw Object.assign(new Error("not allowed"), { name: "AccessDeniedException" });
  };
  const { findings, missing, deploys } = await asked({ textMessages: denied });
  expect(missing).toBe("AWS gave no answer about it. AccessDeniedException: not allowed");
  expect([findings.length, deploys]).toEqual([12, false]);
  const { dev } = stageConfigs({});
  const models = async () => ({ unknown: [] });
  expect(mayDeploy(await preflight("dev", dev, { ...ready, textMessages: denied }, models))).toBe(true);
});

it("a model that the service does not have stops every stage", async () => {
  const { dev } = stageConfigs({});
  const findings = await preflight("dev", dev, ready, async () => ({ unknown: ["gone"] }));
  expect(written(findings)).toContain("missing  Models: The service has no model gone.");
  expect(mayDeploy(findings)).toBe(false);
});
