import { useNow } from "#browser/use-now.ts";
import { formatRemaining } from "../model/remaining.ts";

/** How long something is still held, counted down where it is read; `over` once its time has passed. */
export function Countdown(props: { until: string; text: (remaining: string) => string; over: string }) {
  const untilMs = Date.parse(props.until);
  const nowMs = useNow(1_000, Date.now() < untilMs);
  const leftMs = untilMs - nowMs;
  return (
    <span className="tabular" role="timer">
      {leftMs <= 0 ? props.over : props.text(formatRemaining(leftMs))}
    </span>
  );
}
