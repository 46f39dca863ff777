import { useSyncExternalStore } from "react";

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
  return (
    <p
      role="status"
      className="border-b border-lamp-line bg-lamp-soft px-4 py-1.5 text-center text-sm text-lamp-text"
    >
      You are offline. What you see may be out of date; nothing you typed is lost.
    </p>
  );
}
