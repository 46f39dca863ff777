/** In pixels from the top left of the window. */
export interface Place {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

/** The bar above every signed-in page. */
const barHeightPx = 56;

/** Weighs more than everything else on a page. */
const never = 1_000;

const usable =
  "a[href], button, input, textarea, select, summary, [tabindex]:not([tabindex='-1']), [contenteditable]";

/**
 * Where something of this size covers nothing that can be used: under the top bar at the right, if that is free, else in
 * another corner or half way down. Where no place is free, the one that covers the least, and never what has the focus,
 * nor where a popover would cover it.
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
    // In a window too low for anything else, over the bar rather than over what is being done.
    { left: right, top: 0 },
  ].filter((place) => place.top >= 0 && place.left >= 0);
  const obstacles = [...document.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => element.checkVisibility?.() ?? true)
    .map((element) => ({
      box: element.getBoundingClientRect(),
      weight: element === document.activeElement ? never : 1,
    }));
  // What is open in the browser's top layer lies over a toast too, which could then be neither read nor used.
  const panels = [...document.querySelectorAll<HTMLElement>("[popover]")]
    .filter((panel) => panel.checkVisibility?.())
    .map((panel) => ({ box: panel.getBoundingClientRect(), weight: never }));
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
