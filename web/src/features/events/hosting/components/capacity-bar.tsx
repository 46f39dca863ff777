import type { EventCapacity } from "@marquee/contracts/events/capacity";
import { clsx } from "clsx";
import { capacityBar as copy } from "../copy.ts";

export type PackageCapacity = Pick<
  EventCapacity["packages"][number],
  "maxSponsors" | "sold" | "remaining"
> & {
  /** As many as are held. */
  heldUntil: { length: number };
  /** Undefined if there is no waiting list. */
  waiting?: number;
};

/** How full a package is, as a bar and in numbers. */
export function CapacityBar({ offer, className }: { offer: PackageCapacity; className?: string }) {
  const { maxSponsors, sold, waiting, remaining } = offer;
  const held = offer.heldUntil.length;
  const share = (count: number) => ({ width: `${(100 * count) / maxSponsors}%` });
  return (
    <div className={clsx("min-w-0", className)}>
      <div aria-hidden className="flex h-2 overflow-hidden rounded-full bg-line">
        <span className="bg-success" style={share(sold)} />
        <span className="bg-lamp" style={share(held)} />
      </div>
      <dl className="mt-1.5 flex flex-wrap gap-x-4 text-sm">
        <Count label={copy.sold} count={sold} dot="bg-success" />
        <Count label={copy.held} count={held} dot="bg-lamp" />
        <Count label={copy.free} count={remaining} dot="bg-line" />
        {waiting !== undefined && <Count label={copy.waiting} count={waiting} />}
      </dl>
    </div>
  );
}

function Count({ label, count, dot }: { label: string; count: number; dot?: string }) {
  return (
    <div className="flex items-center gap-1.5">
      {dot !== undefined && <span aria-hidden className={clsx("size-2 rounded-full", dot)} />}
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{count}</dd>
    </div>
  );
}
