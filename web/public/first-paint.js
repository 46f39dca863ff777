// Runs before the first paint. It is a separate file because the page's policy allows no inline scripts. Keys and
// values match src/browser/theme.ts, src/account/signed-in-before.ts and src/app/layout/sidebar-state.ts.
(() => {
  const page = document.documentElement;
  let choice = "system";
  let userBefore = null;
  try {
    choice = localStorage.getItem("marquee-theme") ?? "system";
    userBefore = localStorage.getItem("marquee-signed-in");
  } catch {
    // Storage may be blocked. Then the theme follows the system, and the frame appears with the app.
  }
  // Keeps every page from flashing in the wrong theme.
  const dark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  page.dataset.theme = dark ? "dark" : "light";

  const isPublic = /^\/(auth|reset-password|confirm-email|invitation|terms|privacy)(\/|$)/i.test(
    location.pathname,
  );
  const isShared = /^\/shared\//i.test(location.pathname);

  // Load the page's own code along with the app's. Only the built app knows its files; see page-files.ts.
  const files = JSON.parse(document.getElementById("page-files")?.textContent ?? "{}");
  const shown = isPublic || isShared || userBefore ? location.pathname : "/auth";
  const path = Object.keys(files)
    .toSorted((a, b) => a.split(":").length - b.split(":").length)
    .find((route) => new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}/?$`, "i").test(shown));
  for (const file of files[path] ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.fetchPriority = "low";
    link.href = `/${file}`;
    document.head.append(link);
  }

  // A shared page requests only its own data.
  if (isShared) return;

  const isSignedIn = !isPublic && Boolean(userBefore);
  // Requested while the app is still loading; src/api/http.ts picks up the response.
  const [address, how] = isSignedIn
    ? ["/api/shell", { method: "POST" }]
    : ["/api/settings", { headers: { "x-background": "1" } }];
  const answer = fetch(address, { credentials: "include", ...how });
  answer.catch(() => undefined);
  window.earlyAnswers = new Map([[address, answer]]);

  if (!isSignedIn) return;
  // A user who was signed in sees the app's frame at once, without waiting for the app to check the session.
  page.dataset.frame = document.cookie.split("; ").includes("sidebar_state=collapsed") ? "collapsed" : "open";
  if (location.search !== "") return;

  // Shows the page's heading at once, with the text from index.html.
  const begin = () => {
    const headings = document.getElementById("headings");
    // On a slow network the headings are not parsed yet; if the app came first, they are already gone.
    if (!headings && document.readyState === "loading") requestAnimationFrame(begin);
    const all = [...(headings?.content.children ?? [])];
    const words = all.find(({ dataset }) => dataset.path === location.pathname);
    if (words) document.querySelector(".frame-page").prepend(...words.children);
  };
  requestAnimationFrame(begin);
})();
