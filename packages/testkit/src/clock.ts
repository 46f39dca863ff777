/** A clock that only moves when a test moves it. */
export function fixedClock(startMs = Date.UTC(2026, 0, 15, 9, 0, 0)) {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance(ms: number) {
      nowMs += ms;
    },
  };
}
