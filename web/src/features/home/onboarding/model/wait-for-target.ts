/** Enough for a page's code, data and first frame on a slow phone; after that, the next step is more useful. */
const waitMs = 4_000;
const pollMs = 50;

/** Waits until an element is on the page and visible; null if it does not appear in time or the wait is aborted. */
export async function waitForTarget(selector: string, signal: AbortSignal): Promise<Element | null> {
  const until = performance.now() + waitMs;
  while (!signal.aborted && performance.now() < until) {
    const element = [...document.querySelectorAll(selector)].find(isVisible);
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return null;
}

function isVisible(element: Element): boolean {
  return typeof element.checkVisibility !== "function" || element.checkVisibility();
}
