/** A position in pixels from the top left of the window. */
export interface Place {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

/** The height of the bar above every signed-in page. */
const barHeightPx = 56;

/** A weight greater than everything else on a page. */
const forbiddenWeight = 1_000;

const usable =
  "a[href], button, input, textarea, select, summary, [tabindex]:not([tabindex='-1']), [contenteditable]";

/**
 * A position where something of this size covers nothing interactive: at the right under the top bar if that is free,
 * else another corner or halfway down. If no position is free, the one that covers the least; covering the focused
 * element or being covered by a popover is the last resort.
 */
export function clearPlace(size: Size): Place {
  const width = document.documentElement.clientWidth;
  const { innerHeight: height } = window;
  const content = document.getElementById("content")?.getBoundingClientRect();
  const left = Math.max(0, content?.left ?? 0);
  const right = Math.max(0, width - size.width);
  const bottom = height - size.height;
  const places = [
    { left: right, top: barHeightPx },
    { left: right, top: bottom },
    { left: left, top: bottom },
    { left: right, top: Math.round(bottom / 2) },
    { left: left, top: Math.round(bottom / 2) },
    { left: Math.round((left + right) / 2), top: barHeightPx },
    // In a window too low for anything else, cover the bar rather than what the user is working on.
    { left: right, top: 0 },
  ].filter((place) => place.top >= 0 && place.left >= 0);
  const obstacles = [...document.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => element.checkVisibility?.() ?? true)
    .map((element) => ({
      box: element.getBoundingClientRect(),
      weight: element === document.activeElement ? forbiddenWeight : 1,
    }));
  // Popovers in the browser's top layer would cover a toast, which could then be neither read nor used.
  const panels = [...document.querySelectorAll<HTMLElement>("[popover]")]
    .filter((panel) => panel.checkVisibility?.())
    .map((panel) => ({ box: panel.getBoundingClientRect(), weight: forbiddenWeight }));
  let best = places[0] ?? { left: 0, top: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const covered = [...obstacles, ...panels].reduce(
      (sum, { box, weight }) => sum + (overlaps(place, size, box) ? weight : 0),
      0,
    );
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

function overlaps({ left, top }: Place, size: Size, box: DOMRect): boolean {
  return box.left < left + size.width && box.right > left && box.top < top + size.height && box.bottom > top;
}
