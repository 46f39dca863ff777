import type { ChatAction } from "@marquee/contracts/chat/chat-action";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../../core.ts";
import { getBalance } from "../../../credits/credits/credits.ts";
import { type Identity, payerOf } from "../../../ground/identity/principal.ts";
import type { CardPayer, Refused } from "./action-kind.ts";
import { line } from "./card-lines.ts";

/** What a card that costs credits was agreed on: the price, and the account that pays it. */
export interface AgreedPrice {
  costCredits: number;
  /** Absent on cards from before there was a choice: the account itself. */
  payerId?: string | undefined;
}

/**
 * What a card says about who pays its price; refused where there are too few credits. The client's people read the
 * card, too, so it names an agency that pays and never says what that has.
 */
export async function pricedCard(
  core: Core,
  costCredits: number,
  { payerId, agency }: CardPayer,
): Promise<Refused | { price: AgreedPrice; lines: ChatAction["changes"] }> {
  const { availableCredits } = await getBalance(core, payerId);
  if (availableCredits < costCredits)
    return {
      refused:
        agency === null
          ? `That costs ${costCredits} credits, and ${availableCredits} are available.`
          : `That costs ${costCredits} credits, and ${agency}, which pays, has fewer.`,
    };
  const left = { before: String(availableCredits), after: String(availableCredits - costCredits) };
  return {
    price: { costCredits, payerId },
    lines: [agency === null ? { label: "Available credits", ...left } : line("Paid by", agency)],
  };
}

/** Refuses a click whose credits would be another account's than the card says. @throws AppError stale_version */
export function requirePayer(principal: Identity, { payerId = principal.accountId }: AgreedPrice): void {
  if (payerOf(principal) === payerId) return;
  throw new AppError("stale_version", {
    message: "Your click would take another company's credits than this card says. Ask Morgan again.",
  });
}
