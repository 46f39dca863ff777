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

/**
 * Where toasts appear: at the right under the top bar. Only what has the focus is never covered, nor does an open
 * popover cover a toast, which could then be neither read nor used: then it is at the right of the lower edge, and in
 * a window too low for either over the bar.
 */
export function clearPlace(size: Size): Place {
  const left = Math.max(0, document.documentElement.clientWidth - size.width);
  const usual = { left, top: barHeightPx };
  const places = [usual, { left, top: innerHeight - size.height }, { left, top: 0 }];
  const popovers = [...document.querySelectorAll("[popover]")];
  const kept = [...document.querySelectorAll(":focus"), ...popovers]
    .filter((element) => element.checkVisibility?.() ?? true)
    .map((element) => element.getBoundingClientRect());
  return places.find((place) => place.top >= 0 && !kept.some((box) => overlaps(place, size, box))) ?? usual;
}

function overlaps({ left, top }: Place, size: Size, box: DOMRect): boolean {
  return box.left < left + size.width && box.right > left && box.top < top + size.height && box.bottom > top;
}
