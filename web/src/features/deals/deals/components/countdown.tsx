import { now } from "#browser/clock.ts";
import { useNow } from "#browser/use-now.ts";
import { formatRemaining } from "../model/remaining.ts";

/** Counts down the time that something is still held; shows `over` once it has passed. */
export function Countdown(props: { until: string; text: (remaining: string) => string; over: string }) {
  const untilMs = Date.parse(props.until);
  const nowMs = useNow(1_000, now() < untilMs);
  const leftMs = untilMs - nowMs;
  return <span role="timer">{leftMs <= 0 ? props.over : props.text(formatRemaining(leftMs))}</span>;
}
