import {
  type NotificationKind,
  type NotificationOf,
  notificationKinds,
} from "@marquee/contracts/live/notification-kinds";
import { charactersIn } from "@marquee/contracts/text/characters";
import { unguarded } from "@marquee/testkit/right-to-left";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Mail } from "./letter.ts";
import * as mails from "./mails.ts";
import { noticeDigestMail, noticeMail } from "./notice-mails.ts";

const siteUrl = "https://marquee.example";
const to = (name: string) => ({ name, siteUrl, timeZone: "America/Los_Angeles" });

/** A notification of a kind whose names are the given one. */
function noticeOf(kind: NotificationKind, name: string): NotificationOf {
  const facts: Readonly<Record<string, string>> = {
    action: "propose",
    by: "brand",
    until: "2026-01-18T17:00:00.000Z",
    expiresAt: "2026-02-14T07:00:00.000Z",
    field: "place",
    event: "signed_in",
    outcome: "to_amend",
    which: "welcome",
    changed: `Location: ${name} instead of Austin, TX.`,
  };
  const about = Object.entries<string>(notificationKinds[kind].about).map(([fact, type]) => {
    const id = fact.endsWith("Id") ? "xyz_01JQZ8X5M3N4P5Q6R7S8T9V0W1" : name;
    return [fact, type.startsWith("text") ? (facts[fact] ?? id) : 8_000];
  });
  return { kind, about: Object.fromEntries(about) } as NotificationOf;
}

const posterUrl = `${siteUrl}/api/posters/evt_1/0123456789abcdef.png`;
const kinds = Object.keys(notificationKinds) as NotificationKind[];
const every: [string, (name: string) => Mail][] = [
  ["reset link", (name) => mails.resetLinkMail(to(name), "token")],
  ["password changed", (name) => mails.passwordChangedMail(to(name))],
  ["password reset", (name) => mails.passwordResetMail(to(name))],
  ["two factors on", (name) => mails.twoFactorOnMail(to(name))],
  ["two factors off", (name) => mails.twoFactorOffMail(to(name))],
  ["confirm email", () => mails.confirmEmailMail(siteUrl, "token")],
  ["welcome", (name) => mails.welcomeMail(to(name), "token")],
  ["email change", (name) => mails.emailChangeMail(to(name))],
  ["account deleted", (name) => mails.accountDeletedMail(to(name))],
  [
    "digest",
    (name) =>
      noticeDigestMail(
        to(name),
        "weekly",
        kinds.map((kind) => noticeOf(kind, name)),
      ),
  ],
  [
    "digest of several about one event, with its poster once",
    (name) =>
      noticeDigestMail(
        to(name),
        "daily",
        kinds.map((kind) => noticeOf(kind, name)),
        [undefined, ...kinds.map(() => ({ url: posterUrl, alt: `Poster of ${name}` }))],
      ),
  ],
  ...kinds.map((kind): [string, (name: string) => Mail] => [
    kind,
    (name) => noticeMail(to(name), noticeOf(kind, name)),
  ]),
  [
    "an event, with its poster",
    (name) =>
      noticeMail(to(name), noticeOf("search_match", name), { url: posterUrl, alt: `Poster of ${name}` }),
  ],
];

const unescaped = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
/** What a reader sees of the HTML part. */
const visible = (html: string) =>
  oneLine(unescaped(html.slice(html.indexOf("<body")).replaceAll(/<[^>]*>/g, " ")));
const tags = (html: string) => [...html.matchAll(/<\/?[a-z][^>]*>/gi)].map(([tag]) => tag.split(/[\s>]/)[0]);
const urls = (text: string) => new Set([...text.matchAll(/https:\/\/\S+/g)].map(([url]) => url));

describe.each(every)("the mail about %s", (_, mailFor) => {
  const mail = mailFor("Northwind Cloud");

  it("says the same as text and as HTML, and leads to the same places", () => {
    const shown = visible(mail.html);
    for (const line of mail.text.split("\n").filter((one) => !one.startsWith("https://"))) {
      const [label = "", value] = line.replace(/ https:\S+$/, "").split(/:(?: |$)/);
      for (const part of value === undefined || line.includes(". ")
        ? [line.replace(/:$/, "")]
        : [label, value])
        expect(shown).toContain(oneLine(part.replace(/: https:\S+$/, "")));
    }
    const linked = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => unescaped(href));
    expect(new Set(linked)).toEqual(urls(mail.text));
  });

  it("shows people no id and no stamp, and loads nothing but a poster of the site, whose size is known", () => {
    for (const shown of [mail.text.replaceAll(/https:\/\/\S+/g, ""), visible(mail.html), mail.subject])
      expect(shown).not.toMatch(/\b[a-z]{3,4}_[0-9A-Z]{5}|\d{4}-\d{2}-\d{2}|undefined|NaN/);
    expect(mail.html).not.toMatch(/<link|<script|url\(|@import/i);
    const pictures = mail.html.match(/<img[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(mail.html.includes("/api/posters/") ? 1 : 0);
    for (const one of pictures)
      expect(one).toMatch(new RegExp(`^<img src="${posterUrl}" alt="[^"]+" width="\\d+" height="\\d+" `));
    expect(mail.html).toContain("prefers-color-scheme:dark");
  });

  it("has a subject with the fact, in one line of at most 70 characters, whatever anybody is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (name) => {
        for (const given of [name, `A${name}\r\nBcc: everybody`, "A very long company name ".repeat(6)]) {
          const { subject, text, html } = mailFor(given);
          expect(charactersIn(subject)).toBeLessThanOrEqual(70);
          expect(subject).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u);
          expect(text).not.toMatch(/^Bcc:/m);
          expect(tags(html)).not.toContain("<script");
        }
      }),
      { numRuns: 20 },
    );
  });

  it("keeps its own words in order around names from right to left", () => {
    const { text } = mailFor("אב גד");
    expect(unguarded(text.split("\n"))).toEqual([]);
  });

  it("shows markup of people as they typed it", () => {
    const hostile = `"><script>alert('x')</script><b title="`;
    const attacked = mailFor(hostile);
    const plain = mailFor("Northwind Cloud");
    expect(tags(attacked.html)).toEqual(tags(plain.html));
  });
});

it("a mail about somebody whose name runs from right to left keeps its own words and numbers in their order", () => {
  const [name, reader] = ["אב גד", "הו"];
  const about = { dealId: "deal_1", step: 1, action: "propose", by: "brand", from: name, eventName: name };
  const mail = noticeMail(to(reader), {
    kind: "deal_step",
    about: { ...about, packageName: "Main Stage", amount: 8_000 },
  });
  expect(mail.subject).toBe(`${name} offered $8,000 for Main Stage`);
  const offered = `\u2068${name}\u2069 offered $8,000 for Main Stage`;
  for (const line of [`Hi \u2068${reader}\u2069,`, offered, `From: \u2068${name}\u2069`])
    expect(mail.text.split("\n")).toContain(line);
  const directions = [...mail.html.matchAll(/ dir="(\w+)"[^>]*>([^<]*)</g)].map(([, way, said]) => [
    said,
    way,
  ]);
  expect(directions).toContainEqual([offered, "ltr"]);
  expect(directions).toContainEqual([name, "rtl"]);
  expect(directions).toContainEqual(["Main Stage", "ltr"]);
});

it("a mail about an offer says who offered how much for what, until when and about which event", () => {
  const about = { dealId: "deal_1", step: 1, action: "propose", by: "brand", from: "Northwind Cloud" };
  const facts = { eventName: "Midwest Coffee Fair", packageName: "Main Stage Partner", amount: 8_000 };
  const until = "2026-01-18T17:00:00.000Z";
  const mail = noticeMail(to("Ann"), { kind: "deal_step", about: { ...about, ...facts, until } });
  expect(mail.subject).toBe("Northwind Cloud offered $8,000 for Main Stage Partner");
  expect(mail.text).toBe(`Hi Ann,

Northwind Cloud offered $8,000 for Main Stage Partner

Answer within 72 hours, by January 18 at 9:00 AM PST. It's for Midwest Coffee Fair.

From: Northwind Cloud
Event: Midwest Coffee Fair
Package: Main Stage Partner
Amount: $8,000
Answer by: January 18 at 9:00 AM PST

Open deal:
https://marquee.example/sponsorships/deal_1

You get this email because email notifications are on. You can change how often we write, or turn them off.
Settings: https://marquee.example/settings

Marquee
https://marquee.example`);
});

it("a long name leaves room for the fact", () => {
  const about = { dealId: "deal_1", step: 1, action: "propose", by: "brand", amount: 8_000 };
  const names = {
    from: "The Consolidated Northwind Cloud Company",
    packageName: "Presenting Main Stage Partner",
  };
  const mail = noticeMail(to("Ann"), { kind: "deal_step", about: { ...about, ...names, eventName: "Fair" } });
  expect(mail.subject).toMatch(/^The Consolidated.*… offered \$8,000 for Presenting Main.*$/);
  expect(mail.subject.length).toBeLessThanOrEqual(70);
});
