import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** The distance from the end that still counts as being at the end. */
const nearEndPx = 120;

/** The scrolling element: the list itself, or the whole page if the window is too low for a scrolling list. */
function scrollerOf(list: HTMLElement): Element {
  return getComputedStyle(list).overflowY === "visible" ? (document.scrollingElement ?? list) : list;
}

/**
 * Keeps the end of a list in view from the first frame while the user is at the end. Otherwise it keeps the visible
 * part in place, even when older entries are added above.
 *
 * @param firstId The first entry: a change means that older entries were added.
 * @returns Whether the end is out of view, and a function that jumps there.
 */
export function useFollowEnd(
  list: RefObject<HTMLElement | null>,
  firstId: string | undefined,
): { isAway: boolean; jump: () => void } {
  const atEnd = useRef(true);
  const [isAway, setIsAway] = useState(false);
  const before = useRef<{ firstId: string | undefined; height: number }>({ firstId, height: 0 });
  const top = useRef(0);

  useLayoutEffect(() => {
    if (!list.current) return;
    const scroller = scrollerOf(list.current);
    if (atEnd.current) scroller.scrollTop = scroller.scrollHeight;
    else if (before.current.firstId !== firstId)
      scroller.scrollTop += scroller.scrollHeight - before.current.height;
    before.current = { firstId, height: scroller.scrollHeight };
    top.current = scroller.scrollTop;
  });

  useEffect(() => {
    const element = list.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const onScroll = () => {
      const { scrollHeight, scrollTop, clientHeight } = scrollerOf(element);
      // Only scrolling up leaves the end. A user at the end stays there when text has grown before this event fires.
      const wentUp = scrollTop < top.current;
      top.current = scrollTop;
      if (scrollHeight - scrollTop - clientHeight < nearEndPx) atEnd.current = true;
      else if (wentUp) atEnd.current = false;
      setIsAway(!atEnd.current);
    };
    // Text that is laid out late, for example after a font loads, must not push the end out of view.
    const observer = new ResizeObserver(() => {
      const scroller = scrollerOf(element);
      if (atEnd.current) scroller.scrollTop = scroller.scrollHeight;
      top.current = scroller.scrollTop;
    });
    observer.observe(content);
    element.addEventListener("scroll", onScroll);
    addEventListener("scroll", onScroll);
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
      removeEventListener("scroll", onScroll);
    };
  }, [list]);

  return {
    isAway,
    jump() {
      if (!list.current) return;
      const scroller = scrollerOf(list.current);
      atEnd.current = true;
      scroller.scrollTop = scroller.scrollHeight;
      setIsAway(false);
      // The button disappears, so keyboard users continue in the list.
      list.current.focus({ preventScroll: true });
    },
  };
}
