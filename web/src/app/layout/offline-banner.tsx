import { useSyncExternalStore } from "react";
import { Banner } from "#ui/banner.tsx";
import { offlineBanner as copy } from "../copy.ts";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Says that the machine is offline while it is; what was typed stays where it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return <Banner tone="warning">{copy.youAreOfflineWhatYou}</Banner>;
}
