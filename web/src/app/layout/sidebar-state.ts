import { useCallback, useEffect, useState } from "react";
import { meantKey } from "#browser/meant-key.ts";
import { isOnPhone } from "#browser/screens.ts";

const cookieName = "sidebar_state";
const cookieDays = 7;

function readCollapsed(): boolean {
  return document.cookie.split("; ").includes(`${cookieName}=collapsed`);
}

/** Whether the sidebar is collapsed, remembered in a cookie for seven days; Ctrl/Cmd+B toggles it. */
export function useSidebarCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(readCollapsed);

  const toggle = useCallback(() => {
    if (isOnPhone()) return;
    setCollapsed((was) => {
      const state = was ? "expanded" : "collapsed";
      document.cookie = `${cookieName}=${state}; path=/; max-age=${cookieDays * 24 * 60 * 60}; samesite=lax`;
      return !was;
    });
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        meantKey(event).toLowerCase() !== "b" ||
        event.altKey ||
        event.shiftKey ||
        !(event.ctrlKey || event.metaKey)
      )
        return;
      event.preventDefault();
      toggle();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [toggle]);

  return [collapsed, toggle];
}
