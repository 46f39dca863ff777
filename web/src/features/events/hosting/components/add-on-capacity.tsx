import type { AddOn } from "@marquee/contracts/events/events";
import { addOnsCard as copy } from "../copy.ts";
import { CapacityBar } from "./capacity-bar.tsx";

/** How many deals include an add-on: a bar if it has a capacity, else text. */
export function AddOnCapacity(props: {
  addOn: Pick<AddOn, "capacity" | "remaining" | "sold" | "heldUntil">;
  className?: string;
}) {
  const { capacity, remaining, sold, heldUntil } = props.addOn;
  if (capacity === null || remaining === null)
    return <p className="text-sm text-muted">{copy.unlimited(sold, heldUntil.length)}</p>;
  const offer = { maxSponsors: capacity, sold, heldUntil, remaining };
  return (
    <CapacityBar offer={offer} {...(props.className === undefined ? {} : { className: props.className })} />
  );
}
