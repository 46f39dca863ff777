import { matchPath } from "react-router-dom";
import { type FeatureRoute, page } from "#features/feature.ts";
import { features } from "./features.ts";

export const notFound = page(() => import("./pages/not-found-page.tsx"), "NotFound");

const routes = features.flatMap((feature) => feature.routes);

export const publicRoutes = routes.filter(({ access }) => access === "public");
/** Pages with nothing around them, not even an admin's message to everyone. */
export const bareRoutes = routes.filter(({ access }) => access === "bare");
export const diagnosticRoutes = routes.filter(({ access }) => access === "diagnostic");
export const protectedRoutes = routes.filter((route) => isInFrame(route));

/** Whether a page is shown in the frame of the signed-in app. */
export function isInFrame({ access }: FeatureRoute): boolean {
  return access !== "public" && access !== "bare" && access !== "diagnostic";
}

/** The page at an address. */
export function routeOf(pathname: string): FeatureRoute | undefined {
  return routes.find(({ path }) => matchPath({ path, caseSensitive: false }, pathname) !== null);
}
