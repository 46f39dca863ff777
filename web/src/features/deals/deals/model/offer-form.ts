import type { createSponsorshipDeal } from "@marquee/contracts/deals/deals";
import type { AddOn } from "@marquee/contracts/events/events";
import type { BodyInputOf } from "@marquee/contracts/operation";
import type { FormSchema } from "#forms/form-shape.ts";
import { eventStep, packageStep } from "../new-deal-copy.ts";
import { type PlainTermValues, plainTermsOf } from "./plain-terms.ts";
import { zeroOfferIssues } from "./zero-offer.ts";

/** The form values of a new deal; an empty amount offers the package's price. */
export interface NewDealValues extends PlainTermValues {
  eventId: string;
  packageId: string;
  addOns: string[];
  amount: string;
  /** What the host reads with the offer; no part of the contract. */
  note: string;
  /** That an amount of $0 is meant. */
  zeroAgreed: boolean;
}

/** The chosen add-ons of an event. */
export function chosenAddOns<One extends Pick<AddOn, "id">>(
  { addOns: ids }: NewDealValues,
  addOns: readonly One[],
): One[] {
  return addOns.filter(({ id }) => ids.includes(id));
}

/** The offer, without the hash of the package that it is for, which comes from what was shown. */
export type DealBody = Omit<BodyInputOf<typeof createSponsorshipDeal>, "packageHash">;

/** The request body for the form values. */
function dealBodyOf(values: NewDealValues): DealBody {
  const { packageId, addOns, amount, note } = values;
  return {
    packageId,
    addOns,
    note,
    ...plainTermsOf(values),
    ...(amount.trim() === "" ? {} : { amount }),
  };
}

/** Checks the fields against the contract, and that an event and a package have been chosen. */
export async function newDealSchema(): Promise<FormSchema<DealBody>> {
  const { createDealBodySchema } = await import("@marquee/contracts/deals/deal-input");
  return {
    safeParse: (given: unknown) => {
      const values = given as NewDealValues;
      const body = dealBodyOf(values);
      const checked = createDealBodySchema.safeParse({ ...body, packageHash: "0".repeat(64) });
      const issues = [
        ...(values.eventId === "" ? [{ path: ["eventId"], message: eventStep.required }] : []),
        ...(values.packageId === "" ? [{ path: ["packageId"], message: packageStep.required }] : []),
        ...zeroOfferIssues(values),
        ...(checked.success ? [] : checked.error.issues.filter(({ path }) => path[0] !== "packageId")),
      ];
      return issues.length > 0
        ? { success: false as const, error: { issues } }
        : { success: true as const, data: body };
    },
  };
}
