import { type PriceList, priceListSchema } from "@marquee/contracts/admin/system";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { priceFields as copy } from "../system-copy.ts";

/** The form values of the price list. */
export type PriceValues = Record<keyof PriceList, string>;

export const priceFields: readonly { name: keyof PriceList; label: string; hint: string }[] = [
  { name: "campaignIdeas", ...copy.campaignIdeas },
  { name: "competitiveAnalysis", ...copy.competitiveAnalysis },
  { name: "visualMockup", ...copy.visualMockup },
  { name: "refinement", ...copy.refinement },
  { name: "chatReply", ...copy.chatReply },
  { name: "freeRepliesPerMonth", ...copy.freeRepliesPerMonth },
];

export function toPriceValues(prices: PriceList): PriceValues {
  return Object.fromEntries(priceFields.map(({ name }) => [name, String(prices[name])])) as PriceValues;
}

/** Checks the price list against the contract. */
export const priceFormSchema = {
  safeParse: (values: unknown) => {
    const typed = Object.entries(values as PriceValues).map(
      ([name, text]) => [name, typedNumber(text)] as const,
    );
    const checked = priceListSchema.safeParse(Object.fromEntries(typed));
    if (checked.success) return checked;
    const odd = new Set(typed.filter(([, price]) => !Number.isInteger(price)).map(([name]) => name));
    const issues = checked.error.issues.map((issue) =>
      odd.has(String(issue.path[0])) ? { ...issue, message: copy.wholeNumber } : issue,
    );
    return { success: false as const, error: { issues } };
  },
};
