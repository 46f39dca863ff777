import { updateCreditPackage } from "@marquee/contracts/admin/system";
import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { priceFields as copy } from "../system-copy.ts";

/** The form values of a package, under the contract's names; the price is in dollars, as people think of it. */
export interface PackageValues {
  name: string;
  price: string;
  creditAmount: string;
  isActive: boolean;
}

export function toPackageValues(offer: CreditPackage): PackageValues {
  return {
    name: offer.name,
    price: String(offer.price / 100),
    creditAmount: String(offer.creditAmount),
    isActive: offer.isActive,
  };
}

/** Checks a package against the contract, which uses cents. */
export const packageFormSchema = {
  safeParse: (values: unknown) => {
    const { name, price, creditAmount, isActive } = values as PackageValues;
    const dollars = typedNumber(price);
    const credits = typedNumber(creditAmount);
    const checked = updateCreditPackage.body.safeParse({
      name,
      price: Math.round(dollars * 100),
      creditAmount: credits,
      isActive,
    });
    if (checked.success) return checked;
    const issues = checked.error.issues.map((issue) => {
      if (issue.path[0] === "price")
        return {
          path: ["price"],
          message: Number.isFinite(dollars) ? issue.message : copy.wholeDollars,
        };
      if (issue.path[0] === "creditAmount" && !Number.isInteger(credits))
        return { path: issue.path, message: copy.wholeNumber };
      return issue;
    });
    return { success: false as const, error: { issues } };
  },
};
