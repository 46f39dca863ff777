const presenceMs = 60_000;
const signs = ["pointerdown", "keydown", "click", "input", "popstate", "focus", "visibilitychange"] as const;

/** Opening the page is somebody's doing, too. */
let lastSignMs = Date.now();

if (typeof addEventListener !== "undefined") {
  const note = () => {
    lastSignMs = Date.now();
  };
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true });
}

/** Whether somebody has done something here lately; what the page asks without that is its own doing. */
export function isSomebodyThere(): boolean {
  return Date.now() - lastSignMs < presenceMs;
}
