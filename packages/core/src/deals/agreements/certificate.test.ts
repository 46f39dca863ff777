import { documentText } from "@marquee/contracts/text/document-text";
import { expect, it } from "vitest";
import { certificateBlocks } from "./certificate.ts";

it("certifies each signature with its time and how its signer was identified", () => {
  const text = documentText(
    certificateBlocks("abc", [
      {
        side: "brand",
        actorId: "usr_1",
        name: "Brooke T.",
        at: "2026-02-01T09:00:00.000Z",
        confirmedBy: "password",
      },
    ]),
  );
  expect(text).toContain(
    "• Signed by Brooke T. for the sponsor on 2026-02-01T09:00:00.000Z, who confirmed their identity with their password.",
  );
});
