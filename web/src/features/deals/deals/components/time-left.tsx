import { useNow } from "#browser/use-now.ts";
import { timeLeft as copy } from "../copy.ts";
import { shortRemaining } from "../model/remaining.ts";

/** How long there still is for an answer or a signature, in a row; it changes each minute, not each second. */
export function TimeLeft({ until }: { until: string }) {
  const leftMs = Date.parse(until) - useNow(60_000);
  return (
    <span className="text-sm whitespace-nowrap text-muted">
      {leftMs <= 0 ? copy.over : copy.left(shortRemaining(leftMs))}
    </span>
  );
}
