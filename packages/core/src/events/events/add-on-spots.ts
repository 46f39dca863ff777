import { AppError } from "@marquee/contracts/errors";
import { benefitText } from "@marquee/contracts/events/benefits";
import type { AddOn } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import { pick } from "../../pick.ts";
import type { AddOnRecord } from "./add-on.item.ts";
import type { Spot } from "./event.item.ts";
import { takenSpots, withSpotFreed } from "./spots.ts";

/** How many deals can have the add-on; unlimited means as many as one row can hold. */
function capacityOf({ capacity }: Pick<AddOnRecord, "capacity">): number {
  return capacity ?? limits.packageSpotsMax;
}

/** The add-on as responses show it at the given time. */
export function publicAddOn(addOn: AddOnRecord, now: string): AddOn {
  const taken = takenSpots(addOn, now);
  const heldUntil = taken.flatMap(({ until }) => (until === null ? [] : [until])).sort();
  const { benefit, priceCents, capacity } = addOn;
  return {
    ...pick(addOn, "id", "eventId", "capacity", "createdAt"),
    benefit: benefitText(benefit),
    benefitItem: benefit,
    price: priceCents / 100,
    remaining: capacity === null ? null : Math.max(0, capacity - taken.length),
    sold: taken.length - heldUntil.length,
    heldUntil,
  };
}

/**
 * An event's add-ons after a deal's choice: its spot takes the wanted ones and frees all others. Unchanged add-ons stay
 * the same objects.
 * @throws AppError sold_out, naming the benefit
 */
export function withAddOnsTaken(
  addOns: readonly AddOnRecord[],
  wanted: readonly { id: string }[],
  spot: Spot,
  now: string,
): AddOnRecord[] {
  const ids = new Set(wanted.map(({ id }) => id));
  return addOns.map((one) => (ids.has(one.id) ? withTaken(one, spot, now) : withSpotFreed(one, spot.ref)));
}

function withTaken(addOn: AddOnRecord, spot: Spot, now: string): AddOnRecord {
  const taken = takenSpots(addOn, now);
  const own = taken.find(({ ref }) => ref === spot.ref);
  if (own && own.until === spot.until) return addOn;
  if (!own && taken.length >= capacityOf(addOn))
    throw new AppError("sold_out", {
      message: `"${benefitText(addOn.benefit)}" is sold out. Send the offer without it.`,
    });
  return { ...addOn, spots: [...taken.filter((one) => one !== own), spot] };
}
