import { instantText } from "@marquee/contracts/text/day-text";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import type { Signature } from "./agreement.item.ts";

const confirmedBy: Record<Signature["confirmedBy"], string> = {
  password: "password",
  code: "second-factor code",
  sign_in: "a fresh sign-in",
};
const roles = { brand: "the sponsor", host: "the host" } as const;

/** Who signed an agreement, when, and how they confirmed their identity; the last page of its file. */
export function certificateBlocks(textSha256: string, signatures: readonly Signature[]): DocumentBlock[] {
  return [
    { kind: "heading", level: 1, text: "Signing certificate" },
    { kind: "paragraph", text: `SHA-256 of the contract's text: ${textSha256}` },
    {
      kind: "list",
      items: signatures.map(
        ({ name, side, account, at, confirmedBy: by }) =>
          `Signed by ${name} for ${roles[side]}${accountOf(account)}. ${instantText(at)}. Identity confirmed by ${confirmedBy[by]}.`,
      ),
    },
  ];
}

function accountOf(account: Signature["account"]): string {
  if (!account) return "";
  const confirmed = account.address === "" ? "" : `, confirmed address ${account.address}`;
  return ` with the account of ${account.name}${confirmed}`;
}
