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

it("no mail contains a link that a person typed, and no paragraph of theirs", () => {
  fc.assert(
    fc.property(named, named, (name, other) => {
      const notice = {
        title: `New offer from ${other}`,
        message: `${other} sent an offer for ${name}.`,
        leadsTo: "/x",
      };
      for (const mail of [
        noticeMail({ name, siteUrl: site }, notice),
        noticeDigestMail({ name, siteUrl: site }, "daily", [notice, notice]),
        welcomeMail({ name, siteUrl: site }, "token"),
      ]) {
        for (const [link] of `${mail.subject}\n${mail.text}`.matchAll(links))
          expect(link).toMatch(/^https:\/\/marquee\.example/);
        expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
        const paragraphs = noticeMail(
          { name: "Ann", siteUrl: site },
          { ...notice, title: "T", message: "M" },
        ).text.split("\n\n");
        expect(noticeMail({ name, siteUrl: site }, notice).text.split("\n\n")).toHaveLength(
          paragraphs.length,
        );
      }
    }),
  );
});

it("a mail says names as they are otherwise", () => {
  expect(inMail("Søn & Co., 株式会社 (Harbor)")).toBe("Søn & Co., 株式会社 (Harbor)");
  expect(inMail("Booking.com").replace("\u2060", "")).toBe("Booking.com");
  expect(inSubject("👨‍👩‍👧".repeat(200))).toBe(`${"👨‍👩‍👧".repeat(149)}…`);
});
