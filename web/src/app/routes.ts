import { matchPath } from "react-router-dom";
import { type FeatureRoute, page } from "#routing/feature.ts";
import { features } from "./features.ts";

export const layout = page(() => import("./layout/app-layout.tsx"), "AppLayout");
export const notFound = page(() => import("./pages/not-found-page.tsx"), "NotFound");

const routes = features.flatMap((feature) => feature.routes);

export const publicRoutes = routes.filter(({ access }) => access === "public");
/** Pages with nothing around them, not even an admin's message to everyone. */
export const bareRoutes = routes.filter(({ access }) => access === "bare");
export const diagnosticRoutes = routes.filter(({ access }) => access === "diagnostic");
const isOpen = ({ access }: FeatureRoute) =>
  access === "public" || access === "bare" || access === "diagnostic";
export const protectedRoutes = routes.filter((route) => !isOpen(route));

/** Fetches the code of a page, with the frame around it, before it is shown. */
export function loadPage(pathname: string): void {
  const route = routes.find(({ path }) => matchPath({ path, caseSensitive: false }, pathname) !== null);
  if (!route) return;
  // Ignore a failed preload: the page itself fetches its code again.
  for (const { load } of isOpen(route) ? [route] : [layout, route]) void load().catch(() => undefined);
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
