import { useEffect, useState } from "react";

/** Whether the browser has been idle since the first render, so that what is visible first loads first. */
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
