import { documentText } from "@marquee/contracts/text/document-text";
import { expect, it } from "vitest";
import { certificateBlocks } from "./certificate.ts";

it("certifies each signature with its time in words and how its signer was identified", () => {
  const signed = { actorId: "usr_1", name: "Brooke T.", at: "2026-11-05T08:49:49.494Z" } as const;
  const account = { name: "Brooke Tanaka", address: "brooke@northwind.example" };
  const text = documentText(
    certificateBlocks("abc", [
      { ...signed, side: "brand", confirmedBy: "password" },
      { ...signed, side: "host", name: "H. Osei", account, confirmedBy: "code" },
    ]),
  );
  expect(text).toContain(
    "Sponsor\n\nSigned by Brooke T. for the sponsor.\n\nNovember 5, 2026, 8:49 AM UTC. Identity confirmed by password.",
  );
  expect(text).toContain(
    "Host\n\nSigned by H. Osei for the host with the account of Brooke Tanaka, confirmed address brooke@northwind.example.\n\nNovember 5, 2026, 8:49 AM UTC. Identity confirmed by second-factor code.",
  );
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}|usr_/);
});

it("says for which company, in which role and through whom a signer of several people signed", () => {
  const signed = { actorId: "usr_1", name: "Ada Ng", at: "2026-11-05T08:49:49.494Z" } as const;
  const capacity = { company: "Northwind Cloud", teamRole: "manager" } as const;
  const through = { ...capacity, through: "Bright Agency" };
  const text = documentText(
    certificateBlocks("abc", [
      { ...signed, side: "brand", capacity, confirmedBy: "password" },
      { ...signed, side: "host", capacity: through, confirmedBy: "code" },
    ]),
  );
  expect(text).toContain("Signed by Ada Ng, a manager at Northwind Cloud, for the sponsor.");
  expect(text).toContain(
    "Signed by Ada Ng, a manager at Northwind Cloud through Bright Agency, for the host.",
  );
});

it("is a heading, the hash of the contract's text, and for each signature its side and two sentences", () => {
  const account = { name: "Henrik", address: "" };
  const signed = { actorId: "usr_1", name: "H. Osei", side: "host", at: "2026-11-05T08:49:49.494Z" } as const;
  expect(certificateBlocks("ab12", [{ ...signed, account, confirmedBy: "sign_in" }])).toEqual([
    { kind: "heading", level: 1, text: "Signing certificate" },
    { kind: "paragraph", text: "SHA-256 of the contract's text: ab12" },
    { kind: "heading", level: 2, text: "Host" },
    { kind: "paragraph", text: "Signed by H. Osei for the host with the account of Henrik." },
    {
      kind: "paragraph",
      text: "November 5, 2026, 8:49 AM UTC. Identity confirmed by a fresh sign-in.",
    },
  ]);
});

it("keeps names from right to left apart from our words around them", () => {
  const capacity = { company: "אב", teamRole: "owner", through: "גד" } as const;
  const signed = { actorId: "usr_1", name: "הו", side: "brand", at: "2026-11-05T08:49:49.494Z" } as const;
  const account = { name: "זח", address: "" };
  const blocks = certificateBlocks("ab12", [{ ...signed, capacity, account, confirmedBy: "password" }]);
  expect(blocks).toContainEqual({
    kind: "paragraph",
    text: "Signed by \u2068הו\u2069, an owner at \u2068אב\u2069 through \u2068גד\u2069, for the sponsor with the account of \u2068זח\u2069.",
  });
});
