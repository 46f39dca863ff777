import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Outbox } from "./outbox.ts";
import { LocalSecrets } from "./secrets.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-outbox-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = () => Date.UTC(2026, 10, 21);
const email = (body: unknown) => ({
  method: "POST",
  url: new URL("http://127.0.0.1/v2/email/outbound-emails"),
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
});
const mail = {
  FromEmailAddress: "hello@marquee.example",
  Destination: { ToAddresses: ["a@example.com", "b@example.com"] },
  Content: { Simple: { Subject: { Data: "Hi" }, Body: { Text: { Data: "Your code is 1" } } } },
};

describe("the outbox", () => {
  it("keeps each mail and SMS, newest first", () => {
    const outbox = new Outbox({ file: undefined, now });
    outbox.takeEmail(email(mail));
    outbox.takeSms(new URLSearchParams({ PhoneNumber: "+491", Message: "Code 2" }));
    expect(outbox.list()).toEqual([
      { channel: "sms", to: "+491", text: "Code 2", at: "2026-11-21T00:00:00.000Z" },
      {
        channel: "email",
        to: "b@example.com",
        subject: "Hi",
        text: "Your code is 1",
        at: "2026-11-21T00:00:00.000Z",
      },
      {
        channel: "email",
        to: "a@example.com",
        subject: "Hi",
        text: "Your code is 1",
        at: "2026-11-21T00:00:00.000Z",
      },
    ]);
  });

  it("says where the HTML part of a mail is, and shows it", () => {
    const outbox = new Outbox({ file: undefined, now });
    outbox.takeSms(new URLSearchParams({ PhoneNumber: "+491", Message: "Code 2" }));
    const Body = { Text: { Data: "Your code is 1" }, Html: { Data: "<p>Your code is 1</p>" } };
    outbox.takeEmail(email({ ...mail, Content: { Simple: { ...mail.Content.Simple, Body } } }));
    expect(outbox.list().map(({ text, html }) => [text, html])).toEqual([
      ["Your code is 1", "/_local/outbox/3"],
      ["Your code is 1", "/_local/outbox/2"],
      ["Code 2", undefined],
    ]);
    expect(outbox.list("+491").map(({ text }) => text)).toEqual(["Code 2"]);
    expect(outbox.list("nobody@example.com")).toEqual([]);
    expect(outbox.html(2)).toBe("<p>Your code is 1</p>");
    expect(outbox.html(1)).toBeUndefined();
    expect(outbox.html(4)).toBeUndefined();
  });

  it("refuses a mail without a recipient, like SES", () => {
    const outbox = new Outbox({ file: undefined, now });
    expect(outbox.takeEmail(email({ ...mail, Destination: {} })).status).toBe(400);
    expect(outbox.list()).toEqual([]);
  });

  it("survives a restart", () => {
    const file = join(folder, "outbox.jsonl");
    new Outbox({ file, now }).takeEmail(email(mail));
    expect(new Outbox({ file, now }).list()).toHaveLength(2);
  });
});

describe("secrets", () => {
  const secrets = [{ arn: "arn:session", name: "marquee/local/session-secret", length: 64 }];
  const value = (of: LocalSecrets, arn = "arn:session") =>
    JSON.parse(String(of.answer(arn).body)).SecretString;

  it("are generated once, so that sessions survive a restart, and differ between folders", () => {
    const file = join(folder, "secrets.json");
    const first = value(new LocalSecrets(secrets, { file, given: {} }));
    expect(first).toHaveLength(64);
    expect(value(new LocalSecrets(secrets, { file, given: {} }))).toBe(first);
    expect(value(new LocalSecrets(secrets, { file: undefined, given: {} }))).not.toBe(first);
  });

  it("from the environment are used and never stored", () => {
    const file = join(folder, "given.json");
    const given = { "marquee/local/session-secret": "from-the-environment" };
    expect(value(new LocalSecrets(secrets, { file, given }))).toBe("from-the-environment");
    expect(readFileSync(file, "utf8")).not.toContain("from-the-environment");
  });

  it("that were never created are not found", () => {
    const answer = new LocalSecrets(secrets, { file: undefined, given: {} }).answer("arn:other");
    expect(answer).toMatchObject({
      status: 400,
      headers: { "x-amzn-errortype": "ResourceNotFoundException" },
    });
  });
});
