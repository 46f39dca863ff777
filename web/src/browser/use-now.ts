import { useEffect, useState } from "react";
import { now } from "./clock.ts";

/** The server's time, updated at an interval while `running`. */
export function useNow(intervalMs: number, running = true): number {
  const [nowMs, setNowMs] = useState(() => now());
  useEffect(() => {
    if (!running) return;
    setNowMs(now());
    const timer = setInterval(() => setNowMs(now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, running]);
  return nowMs;
}
