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
let lastActivityMs = Date.now();

if (typeof addEventListener !== "undefined") {
  const recordActivity = () => {
    lastActivityMs = Date.now();
  };
  for (const eventName of activityEvents)
    addEventListener(eventName, recordActivity, { capture: true, passive: true });
}

/** Whether a person has been active here recently; requests without recent activity are the page's own. */
export function isSomebodyThere(): boolean {
  return Date.now() - lastActivityMs < presenceMs;
}
