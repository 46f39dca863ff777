/** Stands for whichever host the site has; a path is told from another site's address by resolving it against this. */
const anySite = "https://site.invalid";

const dashboardPath = "/";
const signInPath = "/auth";

/**
 * The page to go on to after signing in: a path of this site, never another site's address however it is written, and
 * never the sign-in page itself. Anything else is the dashboard.
 */
export function sitePath(next: string | null | undefined): string {
  if (!next?.startsWith("/")) return dashboardPath;
  let url: URL;
  try {
    url = new URL(next, anySite);
  } catch {
    return dashboardPath;
  }
  const path = url.pathname + url.search + url.hash;
  // Dots may resolve to a second slash at the front, which browsers read as another site's address.
  if (url.origin !== anySite || path.startsWith("//")) return dashboardPath;
  return url.pathname.toLowerCase().startsWith(signInPath) ? dashboardPath : path;
}
