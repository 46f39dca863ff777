import { onFirstUse } from "@marquee/contracts/on-first-use";
import { createElement } from "react";
import { preloadModule } from "react-dom";
import { matchPath } from "react-router-dom";
import { type FeatureRoute, page } from "#routing/feature.ts";
import { features } from "./features.ts";

export const layout = page(() => import("./layout/app-layout.tsx"), "AppLayout");
export const notFound = page(() => import("./pages/not-found-page.tsx"), "NotFound");

const routes = features.flatMap((feature) => feature.routes.map(withScripts));

/** A page that preloads its further scripts, as the built `index.html` lists them, together with its own. */
function withScripts<Route extends FeatureRoute>(route: Route): Route {
  const Page = route.Component;
  return {
    ...route,
    Component: () => {
      preloadScripts(route.path);
      return createElement(Page);
    },
  };
}

/** The scripts of each page by its path; empty outside a build. */
const scriptsByPath = onFirstUse<Record<string, string[]>>(() =>
  JSON.parse(document.getElementById("page-files")?.textContent ?? "{}"),
);

function preloadScripts(path: string): void {
  for (const file of scriptsByPath()[path] ?? []) preloadModule(`/${file}`);
}

export const publicRoutes = routes.filter(({ access }) => access === "public");
/** Pages with nothing around them, not even an admin's message to everyone. */
export const bareRoutes = routes.filter(({ access }) => access === "bare");
export const diagnosticRoutes = routes.filter(({ access }) => access === "diagnostic");
const isOpen = ({ access }: FeatureRoute) =>
  access === "public" || access === "bare" || access === "diagnostic";
export const protectedRoutes = routes.filter((route) => !isOpen(route));

/** Fetches the code of a page and its layout before it is shown. */
export function loadPage(pathname: string): void {
  const isOf = (route: FeatureRoute) =>
    matchPath({ path: route.path, caseSensitive: false }, pathname) !== null;
  const route = routes.find(isOf);
  if (!route) return;
  preloadScripts(route.path);
  // Ignore a failed preload: the page itself fetches its code again.
  if (!isOpen(route)) void layout.load().catch(() => undefined);
  void route.load().catch(() => undefined);
}
