const presenceMs = 60_000;
const activityEvents = [
  "pointerdown",
  "keydown",
  "click",
  "input",
  "popstate",
  "focus",
  "visibilitychange",
] as const;

/** Opening the page counts as activity too. */
let lastActivityMs = performance.now();

if (typeof addEventListener !== "undefined") {
  const recordActivity = () => {
    lastActivityMs = performance.now();
  };
  for (const eventName of activityEvents)
    addEventListener(eventName, recordActivity, { capture: true, passive: true });
}

/** Whether a person has been active here recently; requests without recent activity are the page's own. */
export function isSomebodyThere(): boolean {
  return performance.now() - lastActivityMs < presenceMs;
}
