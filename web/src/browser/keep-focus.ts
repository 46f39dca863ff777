import { useEffect } from "react";
import { focusContentIfLost } from "./focus.ts";

/** Parts of a page that a screen reader names, so that whoever is put there knows where they are. */
const parts = "section, [role=region], [role=tabpanel], [role=dialog], nav, aside, main";

/**
 * While mounted: when what has focus is removed from the page, such as a button with the row that it removed, the
 * nearest part of the page around it gets focus. Otherwise somebody with a keyboard or a screen reader is nowhere.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What has focus, and all that it is in, from the inside. */
    let path: HTMLElement[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      path = [];
      for (let at = target instanceof HTMLElement ? target : null; at; at = at.parentElement) path.push(at);
    };
    // Some browsers tell of focus that is lost by removal, others don't: what is still there was left by choice.
    const onBlur = () =>
      queueMicrotask(() => {
        if (path[0]?.isConnected && document.activeElement === document.body) path = [];
      });
    const observer = new MutationObserver(() => {
      if (!path[0] || path[0].isConnected) return;
      const around = path.find((element) => element.isConnected && element.matches(parts));
      path = [];
      if (document.activeElement !== document.body) return;
      if (around && !around.hasAttribute("tabindex")) around.tabIndex = -1;
      around?.focus({ preventScroll: true });
      focusContentIfLost();
    });
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    observer.observe(document.body, { subtree: true, childList: true });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onBlur);
      observer.disconnect();
    };
  }, []);
}
