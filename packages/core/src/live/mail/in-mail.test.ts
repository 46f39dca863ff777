import fc from "fast-check";
import { expect, it } from "vitest";
import { inMail, inSubject } from "./in-mail.ts";
import { welcomeMail } from "./mails.ts";
import { noticeDigestMail, noticeMail } from "./notice-mails.ts";

const site = "https://marquee.example";
const hostile = fc.constantFrom(
  "https://evil.example/x",
  "HTTP://EVIL.example",
  "www.evil.example",
  "evil.example/unlock",
  "évil.example:8080/x",
  "mailto:thief@evil.example",
  "ftp://evil.example",
  "evil.example",
);
const words = fc.string({ unit: "grapheme", maxLength: 20 });
const named = fc
  .tuple(words, fc.constantFrom(" ", "\n\n", "\u2028", "\r", "("), hostile, words)
  .map((all) => all.join(""));

/** What a mail program turns into a link. */
const links = /(?:[a-z]+:\/\/|www\.|mailto:)\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/giu;
/** What a reader sees of a mail's HTML part, without where its links lead. */
const visible = (html: string) => html.slice(html.indexOf("<body")).replaceAll(/<[^>]*>/g, " ");

it("no mail contains a link that a person typed, and no paragraph of theirs", () => {
  fc.assert(
    fc.property(named, named, (name, other) => {
      const to = { name, siteUrl: site, timeZone: "UTC" };
      const about = { dealId: "deal_1", step: 1, action: "propose", amount: 8_000, by: "brand" };
      const noticeOf = (from: string) =>
        ({ kind: "deal_step", about: { ...about, from, eventName: from, packageName: from } }) as const;
      const ordinary = noticeMail({ ...to, name: "Ann" }, noticeOf("B")).text.split("\n\n").length;
      const notice = noticeOf(other);
      expect(noticeMail(to, notice).text.split("\n\n")).toHaveLength(ordinary);
      for (const mail of [
        noticeMail(to, notice),
        noticeDigestMail(to, "daily", [notice, notice]),
        welcomeMail(to, "token"),
      ]) {
        for (const [link] of `${mail.subject}\n${mail.text}\n${visible(mail.html)}`.matchAll(links))
          expect(link).toMatch(/^https:\/\/marquee\.example/);
        for (const [, href = ""] of mail.html.matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^https:\/\/marquee\.example(?:\/|$)/);
        expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
      }
    }),
  );
});

it("a mail says names as they are otherwise", () => {
  expect(inMail("Søn & Co., 株式会社 (Harbor)")).toBe("Søn & Co., 株式会社 (Harbor)");
  expect(inMail("Booking.com").replace("\u2060", "")).toBe("Booking.com");
  expect(inSubject("👨‍👩‍👧".repeat(200))).toBe(`${"👨‍👩‍👧".repeat(69)}…`);
});
