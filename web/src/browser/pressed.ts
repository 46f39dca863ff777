/** A click follows pointerup immediately; on a touch screen, a moment later. */
const clickFollowsWithinMs = 100;
/** Limit for when pointerup never fires, such as when a page is dragged out of its window. */
const pressedAtMostMs = 2_000;

let pressed = false;
let release: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function keepPressed(forMs: number): void {
  pressed = true;
  clearTimeout(release);
  release = setTimeout(() => {
    pressed = false;
    for (const run of waiting) run();
    waiting.clear();
  }, forMs);
}

if (typeof addEventListener === "function") {
  addEventListener("pointerdown", () => keepPressed(pressedAtMostMs), true);
  for (const eventName of ["pointerup", "pointercancel"])
    addEventListener(eventName, () => keepPressed(clickFollowsWithinMs), true);
}

/**
 * Runs something once no click is in progress, usually at once. A change between pointerdown and pointerup would take
 * the click away from its target.
 */
export function betweenClicks(run: () => void): void {
  if (pressed) waiting.add(run);
  else run();
}
