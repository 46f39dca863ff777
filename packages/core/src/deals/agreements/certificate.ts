import { capacityText } from "@marquee/contracts/account/actor-name";
import { instantText } from "@marquee/contracts/text/day-text";
import { isolated, isolatedNames } from "@marquee/contracts/text/direction";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import type { Signature } from "./agreement.item.ts";

const confirmedBy: Record<Signature["confirmedBy"], string> = {
  password: "password",
  code: "second-factor code",
  sign_in: "a fresh sign-in",
};
const roles = { brand: "the sponsor", host: "the host" } as const;
const titles = { brand: "Sponsor", host: "Host" } as const;

/** Who signed an agreement, when, and how they confirmed their identity; the last page of its file. */
export function certificateBlocks(textSha256: string, signatures: readonly Signature[]): DocumentBlock[] {
  return [
    { kind: "heading", level: 1, text: "Signing certificate" },
    paragraph(`SHA-256 of the contract's text: ${textSha256}`),
    ...signatures.flatMap(({ name, side, account, capacity, at, confirmedBy: by }) => [
      { kind: "heading" as const, level: 2 as const, text: titles[side] },
      paragraph(
        `Signed by ${isolated(name)}${inCapacity(capacity)} for ${roles[side]}${accountOf(account)}.`,
      ),
      paragraph(`${instantText(at)}. Identity confirmed by ${confirmedBy[by]}.`),
    ]),
  ];
}

const paragraph = (text: string): DocumentBlock => ({ kind: "paragraph", text });

function inCapacity(capacity: Signature["capacity"]): string {
  return capacity ? `, ${capacityText(isolatedNames(capacity))},` : "";
}

function accountOf(account: Signature["account"]): string {
  if (!account) return "";
  const confirmed = account.address === "" ? "" : `, confirmed address ${account.address}`;
  return ` with the account of ${isolated(account.name)}${confirmed}`;
}
