import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How far from the end still counts as reading the end. */
const nearEndPx = 120;

/** What scrolls: the list itself, or the whole page in a window too low for a list that scrolls by itself. */
function scrollerOf(list: HTMLElement): Element {
  return getComputedStyle(list).overflowY === "visible" ? (document.scrollingElement ?? list) : list;
}

/**
 * Keeps the end of a list in view while one reads the end, from the first frame on, and keeps what one reads in place
 * otherwise, also when older entries come in above.
 *
 * @param firstId The first entry: another one means that older ones came in.
 * @returns Whether the end is out of view, and a way there.
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
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = scrollerOf(element);
      // Only who scrolls up leaves the end: one who read it still does when text has grown below before this is told.
      const wentUp = scrollTop < top.current;
      top.current = scrollTop;
      if (scrollHeight - scrollTop - clientHeight < nearEndPx) atEnd.current = true;
      else if (wentUp) atEnd.current = false;
      setIsAway(!atEnd.current);
    };
    // Text that is laid out late, as with a font, must not push the end out of view.
    const observer = new ResizeObserver(() => {
      const scroller = scrollerOf(element);
      if (atEnd.current) scroller.scrollTop = scroller.scrollHeight;
      top.current = scroller.scrollTop;
    });
    observer.observe(content);
    element.addEventListener("scroll", look);
    addEventListener("scroll", look);
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
      removeEventListener("scroll", look);
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
      // The button goes; who came to it by keyboard reads on in the list.
      list.current.focus({ preventScroll: true });
    },
  };
}
