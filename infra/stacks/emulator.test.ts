import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";

const realtimeEndpoint = "http://localhost:4566/_aws/execute-api/{api}/ws";
const emulator = synthesize("emulator", { realtimeEndpoint, processor: "x64" });

test("a stage for emulators has nothing of what few of them know", () => {
  const types = [...emulator.templates.values()].flatMap((template) =>
    Object.values((template.toJSON() as { Resources: Record<string, { Type: string }> }).Resources).map(
      ({ Type }) => Type,
    ),
  );
  expect(types.filter((type) => /CloudFront|WAF|Custom|CertificateManager/.test(type))).toEqual([]);
  const alarms = emulator.resources("AWS::CloudWatch::Alarm");
  expect(alarms.length).toBeGreaterThan(5);
  expect(alarms.filter(({ properties }) => properties.Metrics !== undefined)).toEqual([]);
  expect(synthesize("dev").resources("AWS::CloudWatch::Alarm").length).toBeGreaterThan(alarms.length);
}, 30_000);

test("its functions push to the given endpoint, with the API's id, and have their pages' origin", () => {
  const variables = emulator
    .resources("AWS::Lambda::Function")
    .map(({ properties }) => (properties.Environment as { Variables: Record<string, unknown> }).Variables);
  const endpoints = new Set(variables.flatMap((one) => JSON.stringify(one.REALTIME_ENDPOINT) ?? []));
  expect(endpoints.size).toBeGreaterThan(0);
  for (const endpoint of endpoints) {
    expect(endpoint).toContain("http://localhost:4566/_aws/execute-api/");
    expect(endpoint).toMatch(/ImportValue|Ref/);
    expect(endpoint).not.toContain("amazonaws.com");
  }
  expect(new Set(variables.flatMap((one) => one.WEB_ORIGINS ?? []))).toEqual(
    new Set(["http://localhost:3100"]),
  );
  expect(new Set(variables.flatMap((one) => one.AI_MODE ?? []))).toEqual(new Set(["local"]));
});

test("its functions run on the machine's processor", () => {
  for (const { properties } of emulator.resources("AWS::Lambda::Function"))
    expect(properties.Architectures).toEqual(["x86_64"]);
});

test("whoever serves the pages learns where to pass calls, sockets and uploads on", () => {
  const outputs = [...emulator.templates.values()].flatMap((template) =>
    Object.keys((template.toJSON() as { Outputs?: object }).Outputs ?? {}),
  );
  expect(outputs).toEqual(expect.arrayContaining(["HttpApiId", "SocketApiId", "MediaBucket"]));
});

test("compose.yaml starts LocalStack with every service that the stage and its deployment take", () => {
  const compose = readFileSync(new URL("../../compose.yaml", import.meta.url), "utf8");
  const started = new Set(/SERVICES: (\S+)/.exec(compose)?.[1]?.split(","));
  const inTemplates = [...emulator.templates.values()].flatMap((template) => {
    const { Resources } = template.toJSON() as { Resources: Record<string, { Type: string }> };
    return Object.values(Resources).map(({ Type }) => (Type.split("::")[1] ?? "").toLowerCase());
  });
  // Mail and pushes are sent by functions, the rest is called by cdk: bootstrapping makes a repository of images, too.
  const called = ["sesv2", "apigatewaymanagementapi", "cloudformation", "sts", "ssm", "ecr"];
  const needed = new Set([...inTemplates, ...called]);
  expect([...needed].filter((name) => !started.has(name))).toEqual([]);
  expect(needed.size).toBeGreaterThan(12);
});
