import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { transitionSponsorshipDeal, updateDeliverable } from "@marquee/contracts/deals/deals";
import type { DeliverableStatus } from "@marquee/contracts/deals/deliverable-moves";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { isBlank, typedLine, typedText } from "@marquee/contracts/text/typed-text";
import { type BenefitValues, benefitBody } from "#features/events/events/model/benefit-form.ts";
import type { FormSchema, Issue } from "#forms/form-shape.ts";
import { deliverableDialog, signDialog } from "../copy.ts";
import { type PlainTermValues, plainTermsOf } from "./plain-terms.ts";
import { typedAmount, zeroOfferIssues } from "./zero-offer.ts";

type MoveBody<Action> = Extract<BodyInputOf<typeof transitionSponsorshipDeal>, { action: Action }>;

/** The form values of an offer, named as in the request. */
export interface OfferValues {
  amount: string;
  note: string;
  /** That an amount of $0 is meant. */
  zeroAgreed: boolean;
  terms: PlainTermValues & { addOns: string[]; benefitItems: BenefitValues[] };
}
export type OfferBody = Pick<MoveBody<"propose">, "amount" | "note" | "terms">;

/** Adds or subtracts a price from a typed amount; text that is not a number stays unchanged. */
export function movedBy(typed: string, price: number, more: boolean): string {
  const amount = typedAmount(typed);
  if (amount === undefined) return typed;
  const cents = Math.round(amount * 100) + (more ? 1 : -1) * Math.round(price * 100);
  return String(Math.max(0, cents) / 100);
}

function offerBodyOf({ amount, note, terms }: OfferValues): OfferBody {
  const { addOns, benefitItems } = terms;
  return {
    amount,
    note,
    terms: { addOns, benefitItems: benefitItems.map(benefitBody), ...plainTermsOf(terms) },
  };
}

/** Checks the fields of an offer against the contract. */
export async function offerSchema(): Promise<FormSchema<OfferBody>> {
  const { transitionDealBodySchema } = await import("@marquee/contracts/deals/deal-input");
  return {
    safeParse: (values: unknown) => {
      const body = offerBodyOf(values as OfferValues);
      const checked = transitionDealBodySchema.safeParse({ action: "propose", version: 1, ...body });
      const issues = [
        ...zeroOfferIssues(values as OfferValues),
        ...(checked.success ? [] : checked.error.issues),
      ];
      if (issues.length === 0) return { success: true as const, data: body };
      return { success: false as const, error: { issues } };
    },
  };
}

/** Checks a reason against the contract. */
export async function reasonSchema(): Promise<FormSchema<{ reason: string }>> {
  const { transitionDealBodySchema } = await import("@marquee/contracts/deals/deal-input");
  return {
    safeParse: (values: unknown) => {
      const { reason } = values as { reason: string };
      const checked = transitionDealBodySchema.safeParse({ action: "cancel", version: 1, reason });
      return checked.success
        ? { success: true as const, data: { reason: typedText(reason) } }
        : { success: false as const, error: { issues: checked.error.issues } };
    },
  };
}

export interface SignValues {
  name: string;
  /** That a name other than the account's is meant. */
  otherName: boolean;
  password: string;
  code: string;
}

/** Whether somebody signs with another name than their account's; upper case and spaces do not count. */
export function isOtherName(typed: string, accountName: string): boolean {
  const [name, own] = [typed, accountName].map((each) =>
    each.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim(),
  );
  return name !== "" && name !== own;
}

/** Requires the fields needed for signing; the server decides whether they are correct. */
export function signSchema(proof: "password" | "code" | null, accountName: string): FormSchema<SignValues> {
  const missing = {
    name: signDialog.nameRequired,
    password: signDialog.passwordRequired,
    code: signDialog.codeRequired,
  };
  return {
    safeParse: (given: unknown) => {
      const values = given as SignValues;
      const issues: Issue[] = (["name", ...(proof === null ? [] : [proof])] as const)
        .filter((field) => isBlank(values[field]))
        .map((field) => ({ path: [field], message: missing[field] }));
      if (isOtherName(values.name, accountName) && !values.otherName)
        issues.push({ path: ["otherName"], message: signDialog.otherNameRequired });
      return issues.length === 0
        ? { success: true as const, data: { ...values, name: typedLine(values.name) } }
        : { success: false as const, error: { issues } };
    },
  };
}

export interface DeliverableValues {
  status: DeliverableStatus;
  owner: DealSide;
  dueDate: string;
  note: string;
}

type DeliverableBody = BodyInputOf<typeof updateDeliverable>;

/** Checks changed fields against the contract; a dispute requires a reason. */
export function deliverableSchema(before: DeliverableValues) {
  return async (): Promise<FormSchema<DeliverableBody>> => {
    const { updateDeliverableBodySchema } = await import("@marquee/contracts/deals/deal-input");
    return {
      safeParse: (given: unknown) => {
        const values = given as DeliverableValues;
        const changed = Object.entries({ ...values, dueDate: values.dueDate || null }).filter(
          ([name, value]) => (before[name as keyof DeliverableValues] || null) !== (value || null),
        );
        const body = Object.fromEntries(changed) as DeliverableBody;
        const checked = updateDeliverableBodySchema.safeParse(body);
        const issues: Issue[] = checked.success ? [] : [...checked.error.issues];
        if (body.status === "disputed" && isBlank(values.note))
          issues.push({ path: ["note"], message: deliverableDialog.reasonRequired });
        return issues.length === 0
          ? { success: true as const, data: body }
          : { success: false as const, error: { issues } };
      },
    };
  };
}
