import { useEffect, useState } from "react";

/** The current time, updated at an interval while `running`. */
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
