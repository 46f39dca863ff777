import type { createAddOn } from "@marquee/contracts/events/add-ons";
import type { AddOn } from "@marquee/contracts/events/events";
import type { BodyOf } from "@marquee/contracts/operation";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import {
  type BenefitValues,
  benefitBody,
  benefitValues,
  emptyBenefit,
} from "#features/events/events/model/benefit-form.ts";
import type { FormSchema } from "#forms/form-shape.ts";

/** The form values of an add-on: numbers as typed; an empty capacity means none. */
export interface AddOnValues {
  benefit: BenefitValues;
  price: string;
  capacity: string;
}

export const emptyAddOn: AddOnValues = { benefit: emptyBenefit, price: "", capacity: "" };

export function addOnValues({ benefitItem, price, capacity }: AddOn): AddOnValues {
  return {
    benefit: benefitValues(benefitItem),
    price: String(price),
    capacity: capacity === null ? "" : String(capacity),
  };
}

/** Checks an add-on against the contract. */
export async function loadAddOnSchema(): Promise<FormSchema<BodyOf<typeof createAddOn>>> {
  const { createAddOnBodySchema } = await import("@marquee/contracts/events/add-ons");
  return {
    safeParse: (input) => {
      const { benefit, price, capacity } = input as AddOnValues;
      return createAddOnBodySchema.safeParse({
        benefit: benefitBody(benefit),
        price: typedNumber(price),
        capacity: capacity.trim() === "" ? null : typedNumber(capacity),
      });
    },
  };
}
