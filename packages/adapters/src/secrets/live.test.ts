import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, it } from "vitest";
import { secretsManager } from "./live.ts";

const manager = mockClient(SecretsManagerClient);
let nowMs: number;
let value: string;

beforeEach(() => {
  manager.reset();
  nowMs = 0;
  value = "old";
  manager.on(GetSecretValueCommand).callsFake(async () => ({ SecretString: value }));
});

const reader = () =>
  secretsManager({ now: () => nowMs, client: new SecretsManagerClient({ region: "us-east-1" }) });
const calls = () => manager.commandCalls(GetSecretValueCommand).length;

it("reads a secret once in five minutes", async () => {
  const read = reader();
  for (nowMs = 0; nowMs < 5 * 60_000; nowMs += 10_000) expect(await read("arn")).toBe("old");
  expect(calls()).toBe(1);
  value = "new";
  expect(await read("arn")).toBe("new");
  expect(calls()).toBe(2);
});

it("reads a secret again at once when asked for a fresh one, but at most every ten seconds, and caches it", async () => {
  const read = reader();
  await read("arn");
  value = "new";
  nowMs = 10_000;
  expect(await Promise.all(Array.from({ length: 50 }, () => read("arn", { fresh: true })))).toEqual(
    Array.from({ length: 50 }, () => "new"),
  );
  nowMs = 19_000;
  await read("arn", { fresh: true });
  expect(await read("arn")).toBe("new");
  expect(calls()).toBe(2);
});

it("keeps the previous value when it cannot read again", async () => {
  const read = reader();
  await read("arn");
  nowMs = 20_000;
  manager.on(GetSecretValueCommand).rejects(new Error("Secrets Manager is away"));
  await expect(read("arn", { fresh: true })).rejects.toThrow("away");
  expect(await read("arn")).toBe("old");
});

it("caches no failure", async () => {
  manager
    .on(GetSecretValueCommand)
    .rejectsOnce(new Error("Secrets Manager is away"))
    .resolves({ SecretString: "old" });
  const read = reader();
  await expect(read("arn")).rejects.toThrow("away");
  expect(await read("arn")).toBe("old");
});
