import { useEffect, useRef } from "react";

/** How many pages to go back for a message; the message search also finds messages that are years old. */
const pagesMax = 200;

/** Scrolls to the message that a link leads to, loading older pages until it is there. */
export function useWantedMessage(
  wanted: string,
  {
    loaded,
    older,
    load,
    isLoading,
  }: { loaded: boolean; older: string | null; load: (cursor: string) => void; isLoading: boolean },
): void {
  const lastWanted = useRef("");
  const pages = useRef(0);
  useEffect(() => {
    if (wanted === "" || lastWanted.current === wanted) return;
    if (loaded) {
      lastWanted.current = wanted;
      const message = document.getElementById(wanted);
      message?.scrollIntoView({ block: "center" });
      message?.focus({ preventScroll: true });
      return;
    }
    if (older === null || isLoading || pages.current === pagesMax) return;
    pages.current += 1;
    load(older);
  }, [wanted, loaded, older, load, isLoading]);
}
