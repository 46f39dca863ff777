import {
  type BenefitDueFrom,
  type BenefitItem,
  type BenefitKind,
  benefitDueFrom,
  benefitKindLabels,
  benefitKinds,
} from "@marquee/contracts/events/benefits";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { benefitRows as copy } from "../copy.ts";

/** The form values of a benefit: numbers as typed. */
export interface BenefitValues {
  /** Empty until one is chosen: what an agreement says depends on it, so none is assumed. */
  kind: BenefitKind | "";
  text: string;
  quantity: string;
  due: { days: string; from: BenefitDueFrom };
}

export const emptyBenefit: BenefitValues = {
  kind: "",
  text: "",
  quantity: "1",
  due: { days: "0", from: "after_event" },
};

export function benefitValues({ kind, text, quantity, due }: BenefitItem): BenefitValues {
  return { kind, text, quantity: String(quantity), due: { days: String(due.days), from: due.from } };
}

const kindOptions = benefitKinds.map((value) => ({ value, label: benefitKindLabels[value] }));
export const kindChoices = [{ value: "" as const, label: copy.chooseKind }, ...kindOptions];
export const dueOptions = benefitDueFrom.map((value) => ({ value, label: copy.dueFrom[value] }));

/** The request body for a benefit; the contract refuses one without a kind. */
export function benefitBody({ kind, quantity, due, ...item }: BenefitValues): BenefitItem {
  return {
    ...item,
    kind: kind as BenefitKind,
    quantity: typedNumber(quantity),
    due: { ...due, days: typedNumber(due.days) },
  };
}
