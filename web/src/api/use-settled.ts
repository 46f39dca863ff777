import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** How long nothing may be on its way before the page counts as settled: what arrived is drawn by then. */
const quietMs = 250;
/** A page that never stops asking gets the rest all the same. */
const latestMs = 4_000;

/** Whether the page's first answers have come, so that what nobody sees yet loads after what everybody waits for. */
export function useSettled(): boolean {
  const client = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    const settle = () => setSettled(true);
    const latest = setTimeout(settle, latestMs);
    let quiet = setTimeout(settle, quietMs);
    const unsubscribe = client.getQueryCache().subscribe(() => {
      clearTimeout(quiet);
      if (client.isFetching() === 0) quiet = setTimeout(settle, quietMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(latest);
      clearTimeout(quiet);
    };
  }, [client, isSettled]);
  return isSettled;
}
