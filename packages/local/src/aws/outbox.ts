import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { isRecord } from "../template/template.ts";
import { type AwsAnswer, jsonAnswer, restError, xml } from "./answers.ts";
import type { AwsRequest } from "./call.ts";

/** A message that the product sent to a person; locally it only ends up here. */
export interface OutboxEntry {
  channel: "email" | "sms";
  to: string;
  subject?: string;
  text: string;
  at: string;
  /** Where the HTML part of a mail is shown, for one that has it. */
  html?: string;
}

/** Accepts mail in place of SES and SMS in place of SNS. With a file, the entries survive a restart. */
export class Outbox {
  private readonly sent: OutboxEntry[] = [];
  private readonly file: string | undefined;
  private readonly now: () => number;

  constructor(options: { file: string | undefined; now: () => number }) {
    this.file = options.file;
    this.now = options.now;
    if (this.file !== undefined) this.sent.push(...readKept(this.file));
  }

  /** Newest first, to everybody or to one address, each with the address of its HTML part in place of it. */
  list(to?: string): OutboxEntry[] {
    return this.sent
      .flatMap(({ html, ...entry }, index) => {
        if (to !== undefined && entry.to !== to) return [];
        return [html === undefined ? entry : { ...entry, html: `/_local/outbox/${index + 1}` }];
      })
      .reverse();
  }

  /** The HTML part of the nth mail or SMS, counted from 1 in the order they were sent. */
  html(n: number): string | undefined {
    return this.sent[n - 1]?.html;
  }

  /** SES v2: POST /v2/email/outbound-emails. */
  takeEmail(request: AwsRequest): AwsAnswer {
    const mail: unknown = JSON.parse(request.body.toString("utf8"));
    const to = list(at(mail, "Destination", "ToAddresses")).map(String);
    const subject = at(mail, "Content", "Simple", "Subject", "Data");
    const [text, html] = ["Text", "Html"].map((part) => at(mail, "Content", "Simple", "Body", part, "Data"));
    if (to.length === 0 || typeof text !== "string") {
      return restError(
        400,
        "BadRequestException",
        "The local runtime takes simple mails with a text and a recipient.",
      );
    }
    for (const one of to)
      this.keep({
        channel: "email",
        to: one,
        ...(typeof subject === "string" ? { subject } : {}),
        text,
        ...(typeof html === "string" ? { html } : {}),
      });
    return jsonAnswer({ MessageId: randomUUID() });
  }

  /** SNS Publish to a phone number. */
  takeSms(form: URLSearchParams): AwsAnswer {
    this.keep({ channel: "sms", to: form.get("PhoneNumber") ?? "", text: form.get("Message") ?? "" });
    const id = randomUUID();
    return xml(
      200,
      `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>${id}</MessageId></PublishResult><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></PublishResponse>`,
    );
  }

  private keep(entry: Omit<OutboxEntry, "at">): void {
    const kept = { ...entry, at: new Date(this.now()).toISOString() };
    this.sent.push(kept);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(kept)}\n`);
  }
}

function readKept(file: string): OutboxEntry[] {
  try {
    const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
    return lines.map((line): OutboxEntry => JSON.parse(line));
  } catch {
    return [];
  }
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
