import type { SponsorshipPackage } from "@marquee/contracts/events/events";
import { Badge } from "#ui/badge.tsx";
import { madeForBadge as copy } from "../copy.ts";

/** Marks a package made for one brand, for that brand or its host; nothing on packages for everyone. */
export function MadeForBadge(props: { offer: Pick<SponsorshipPackage, "madeFor">; isHost: boolean }) {
  const { madeFor } = props.offer;
  if (madeFor === null) return null;
  return <Badge tone="lamp">{props.isHost ? copy.onlyFor(madeFor) : copy.madeForYou}</Badge>;
}
