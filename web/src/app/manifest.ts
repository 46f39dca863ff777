/** When everything that a page begins with has come, also on a slow phone. */
const linkAfterMs = 5_000;

/**
 * Links the manifest by which the app can be installed. A browser fetches it and an icon as soon as it is linked, so it
 * is linked once the page's own scripts no longer wait for a connection.
 */
export function linkManifest(): void {
  setTimeout(() => {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = "/site.webmanifest";
    document.head.append(link);
  }, linkAfterMs);
}
