import { adjustCredits } from "@marquee/contracts/admin/admin";
import { limits } from "@marquee/contracts/limits";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { adjustCreditsForm as copy } from "../copy.ts";

/** The form values of an adjustment. */
export interface AdjustmentValues {
  amount: string;
  reason: string;
}

/** Whether a second admin must approve before it is booked. */
export function needsSecondAdmin(amountCredits: number): boolean {
  return Math.abs(amountCredits) > limits.adjustmentAloneCredits;
}

/** Checks an adjustment against the contract. */
export const adjustmentFormSchema = {
  safeParse: (values: unknown) => {
    const { amount, reason } = values as AdjustmentValues;
    const credits = typedNumber(amount);
    const checked = adjustCredits.body.safeParse({ amount: credits, reason });
    if (checked.success || Number.isInteger(credits)) return checked;
    const issues = checked.error.issues.map((issue) =>
      issue.path[0] === "amount" ? { ...issue, message: copy.wholeNumber } : issue,
    );
    return { success: false as const, error: { issues } };
  },
};
