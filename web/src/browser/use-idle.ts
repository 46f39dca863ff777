import { useEffect, useState } from "react";

/** Whether the browser has had time for more since this was first shown: what is seen first comes before the rest. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const run = () => setIdle(true);
    if (!window.requestIdleCallback) {
      const timer = setTimeout(run, 100);
      return () => clearTimeout(timer);
    }
    // A busy page gets the rest too, a little later.
    const request = window.requestIdleCallback(run, { timeout: 1_000 });
    return () => window.cancelIdleCallback(request);
  }, []);
  return idle;
}
