import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { accessDenied } from "./answers.ts";
import { Outbox } from "./outbox.ts";
import { LocalSecrets } from "./secrets.ts";

const secrets = [
  { arn: "arn:session", name: "marquee/local/session-secret", length: 64 },
  { arn: "arn:key", name: "marquee/local/anthropic-api-key", length: 32 },
];
const textOf = (store: LocalSecrets, arn: string): string => JSON.parse(String(store.answer(arn).body)).SecretString;

describe("secrets", () => {
  test("are made up once and stay, so that sessions survive a restart", () => {
    const file = join(mkdtempSync(join(tmpdir(), "marquee-")), "secrets.json");
    const first = textOf(new LocalSecrets(secrets, { file, given: {} }), "arn:session");
    expect(first).toHaveLength(64);
    expect(textOf(new LocalSecrets(secrets, { file, given: {} }), "arn:session")).toBe(first);
  });

  test("from the environment are used and never written down", () => {
    const file = join(mkdtempSync(join(tmpdir(), "marquee-")), "secrets.json");
    const store = new LocalSecrets(secrets, { file, given: { "marquee/local/anthropic-api-key": "sk-real" } });
    expect(textOf(store, "arn:key")).toBe("sk-real");
    expect(readFileSync(file, "utf8")).not.toContain("sk-real");
  });

  test("that do not exist are said not to", () => {
    const answer = new LocalSecrets(secrets, { file: undefined, given: {} }).answer("arn:other");
    expect([answer.status, answer.headers["x-amzn-errortype"]]).toEqual([400, "ResourceNotFoundException"]);
  });
});

describe("the outbox", () => {
  const file = join(mkdtempSync(join(tmpdir(), "marquee-")), "outbox.jsonl");
  const request = (body: unknown) => ({ method: "POST", url: new URL("http://x/"), headers: {}, body: Buffer.from(JSON.stringify(body)) });

  test("keeps mail and SMS, newest first, over a restart", () => {
    const outbox = new Outbox({ file, now: () => 0 });
    outbox.takeEmail(request({ Destination: { ToAddresses: ["a@example.com"] }, Content: { Simple: { Subject: { Data: "Hi" }, Body: { Text: { Data: "There" } } } } }));
    expect(outbox.takeSms(new URLSearchParams({ PhoneNumber: "+15550100", Message: "123456" })).body).toContain("<MessageId>");
    expect(new Outbox({ file, now: () => 0 }).list()).toEqual([
      { channel: "sms", to: "+15550100", text: "123456", at: "1970-01-01T00:00:00.000Z" },
      { channel: "email", to: "a@example.com", subject: "Hi", text: "There", at: "1970-01-01T00:00:00.000Z" },
    ]);
  });

  test("refuses a mail that it could not show", () => {
    expect(new Outbox({ file: undefined, now: () => 0 }).takeEmail(request({ Content: { Raw: {} } })).status).toBe(400);
  });
});

test.each([
  ["dynamodb", 400, "AccessDeniedException"],
  ["sqs", 403, "AccessDenied"],
  ["secretsmanager", 400, "AccessDeniedException"],
  ["s3", 403, "<Code>AccessDenied</Code>"],
  ["sns", 403, "AuthorizationError"],
])("access denied reads as %s would say it", (service, status, word) => {
  const answer = accessDenied(service, "no <way>");
  expect(answer.status).toBe(status);
  expect(String(answer.body) + JSON.stringify(answer.headers)).toContain(word);
});
