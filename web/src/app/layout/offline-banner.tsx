import { useReachability } from "#api/reachability.ts";
import { Banner } from "#ui/banner.tsx";
import { offlineBanner as copy } from "../copy.ts";

/** Says why nothing new arrives while the device is offline or Marquee does not answer. */
export function OfflineBanner() {
  const reachability = useReachability();
  if (reachability === "reachable") return null;
  return <Banner tone="warning">{copy[reachability]}</Banner>;
}
