import { useEffect, useState } from "react";

/** The time, told again at an interval while someone needs it. */
export function useNow(intervalMs: number, running = true): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, running]);
  return nowMs;
}
