/** A page's code, its data and its first frame on a slow phone; who waits longer is better served by the next step. */
const waitMs = 4_000;
const lookEveryMs = 50;

/** Waits until something is on the page and can be seen; null when it does not come, or is waited for no more. */
export async function waitForTarget(selector: string, signal: AbortSignal): Promise<Element | null> {
  const until = performance.now() + waitMs;
  while (!signal.aborted && performance.now() < until) {
    const element = [...document.querySelectorAll(selector)].find(isVisible);
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  return null;
}

function isVisible(element: Element): boolean {
  return typeof element.checkVisibility !== "function" || element.checkVisibility();
}
