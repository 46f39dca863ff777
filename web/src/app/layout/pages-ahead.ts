import type { User } from "@marquee/contracts/account/auth";
import { useEffect } from "react";
import { paths } from "#routing/paths.ts";
import { routeOf } from "../routes.ts";
import { navGroups } from "./nav.ts";

const preloadAfterMs = 4_000;

/**
 * Fetches the sidebar's pages once nothing else is going on, so that they open at once, and still open if the network
 * goes away. One at a time, so that a slow phone stays responsive in between; not for users whose browser is set to
 * save data.
 */
export function PagesAhead({ user }: { user: User }): null {
  useEffect(() => preloadWhenIdle(user), [user]);
  return null;
}

function preloadWhenIdle(user: User): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  const waiting = [...navGroups(user).flatMap(({ items }) => items.map(({ to }) => to)), paths.chat];
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 0));
  const preloadNext = () => {
    const next = waiting.shift();
    if (next === undefined) return;
    // Ignore a failure: the page itself fetches its code again.
    void routeOf(next.split("?")[0] ?? next)
      ?.load()
      .catch(() => undefined);
    whenIdle(preloadNext);
  };
  const timer = setTimeout(() => whenIdle(preloadNext), preloadAfterMs);
  return () => {
    clearTimeout(timer);
    waiting.length = 0;
  };
}
