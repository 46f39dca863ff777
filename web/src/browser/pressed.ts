/** A click follows the pointer's rise at once, on a touch screen a moment later. */
const clickFollowsWithinMs = 100;
/** Where the rise is never told, as when a page is dragged out of its window. */
const pressedAtMostMs = 2_000;

let pressed = false;
let release: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function hold(forMs: number): void {
  pressed = true;
  clearTimeout(release);
  release = setTimeout(() => {
    pressed = false;
    for (const run of waiting) run();
    waiting.clear();
  }, forMs);
}

if (typeof addEventListener === "function") {
  addEventListener("pointerdown", () => hold(pressedAtMostMs), true);
  for (const rise of ["pointerup", "pointercancel"])
    addEventListener(rise, () => hold(clickFollowsWithinMs), true);
}

/**
 * Runs something once no click is under way: at once, as a rule. What comes between a pointer's fall and its rise would
 * take the click from what it was meant for.
 */
export function betweenClicks(run: () => void): void {
  if (pressed) waiting.add(run);
  else run();
}
