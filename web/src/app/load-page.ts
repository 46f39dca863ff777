import { page } from "#features/feature.ts";
import { isInFrame, routeOf } from "./routes.ts";

/** The frame around the signed-in pages. */
export const frame = page(() => import("./layout/app-layout.tsx"), "AppLayout");

/** Fetches the code of a page, with the frame around it, before it is shown. */
export function loadPage(pathname: string): void {
  const route = routeOf(pathname);
  if (!route) return;
  // Ignore a failed preload: the page itself fetches its code again.
  const { load, alsoLoad } = route;
  for (const part of [isInFrame(route) ? frame.load : undefined, load, alsoLoad])
    void part?.().catch(() => undefined);
}

/** Fetches the code of a page as soon as somebody points at a link to it or moves the focus there. */
export function loadPageOnIntent(): void {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link?.origin === location.origin) loadPage(link.pathname);
  };
  addEventListener("pointerover", load, { passive: true });
  addEventListener("focusin", load);
}
