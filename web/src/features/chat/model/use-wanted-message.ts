import { useEffect, useRef } from "react";

/** How far back a message is looked for; the search in messages finds what is years old. */
const pagesMax = 200;

/** Shows the message that a link leads to, once it is loaded; older pages are loaded until it is. */
export function useWantedMessage(
  wanted: string,
  {
    loaded,
    older,
    load,
    isLoading,
  }: { loaded: boolean; older: string | null; load: (cursor: string) => void; isLoading: boolean },
): void {
  const shown = useRef("");
  const pages = useRef(0);
  useEffect(() => {
    if (wanted === "" || shown.current === wanted) return;
    if (loaded) {
      shown.current = wanted;
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
