/**
 * A clock that jumps to the next timer as soon as nothing else can run, for tests of how long parallel work takes.
 * Waits take no real time; code between two waits takes no virtual time.
 */
export function virtualTime(startMs = Date.UTC(2026, 0, 15, 9, 0, 0)) {
  let nowMs = startMs;
  let timers: { atMs: number; fire: () => void }[] = [];
  let isPumping = false;

  function pump(): void {
    const atMs = timers.reduce((first, timer) => Math.min(first, timer.atMs), Number.POSITIVE_INFINITY);
    const due = timers.filter((timer) => timer.atMs === atMs);
    timers = timers.filter((timer) => timer.atMs !== atMs);
    isPumping = due.length > 0;
    if (!isPumping) return;
    nowMs = Math.max(nowMs, atMs);
    for (const timer of due) timer.fire();
    setImmediate(pump);
  }

  return {
    now: () => nowMs,
    advance(ms: number) {
      nowMs += ms;
    },
    sleep(ms: number): Promise<void> {
      if (!isPumping) setImmediate(pump);
      isPumping = true;
      return new Promise((resolve) => timers.push({ atMs: nowMs + ms, fire: resolve }));
    },
  };
}
