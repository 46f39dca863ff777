// Runs before the first paint. It is a separate file because the page's policy allows no inline scripts. Keys and
// values match src/browser/theme.ts, src/account/signed-in-before.ts and src/app/layout/sidebar-state.ts.
(() => {
  /** A route's parameters as an address gives them; undefined if the address is not the route's. */
  function matchOf(route, address) {
    const pattern = `^${route.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`;
    const match = new RegExp(pattern, "i").exec(address);
    return match ? { ...match.groups } : undefined;
  }

  const page = document.documentElement;
  let choice = "system";
  let accountBefore = null;
  try {
    choice = localStorage.getItem("marquee-theme") ?? "system";
    accountBefore = localStorage.getItem("marquee-signed-in");
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

  // Load the page's own code along with the app's. Only the built app knows what each page needs; see page-files.ts.
  const pages = JSON.parse(document.getElementById("page-files")?.textContent ?? "{}");
  const shown = isPublic || isShared || accountBefore ? location.pathname : "/auth";
  const path = Object.keys(pages)
    .toSorted((a, b) => a.split(":").length - b.split(":").length)
    .find((route) => matchOf(route, shown));
  const { files = [], firstCalls = [] } = pages[path] ?? {};
  for (const file of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.fetchPriority = "low";
    link.href = `/${file}`;
    document.head.append(link);
  }

  // A shared page requests only its own data.
  if (isShared) return;

  const isSignedIn = !isPublic && Boolean(accountBefore);
  // Requested while the app is still loading; src/api/http.ts picks up the responses.
  window.earlyAnswers = new Map();
  if (!isSignedIn) {
    askEarly("/api/settings", "/api/settings", { headers: { "x-background": "1" } });
    return;
  }
  askEarly("/api/shell", "/api/shell", { method: "POST" });
  askFirstCall();

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

  /** Requests what the page shows first. */
  function askFirstCall() {
    if (firstCalls.length === 0) return;
    const query = new URLSearchParams(location.search);
    const ids = { ...matchOf(path, shown), ...Object.fromEntries(query) };
    // An address without an id is of the page as a whole, which any query may change.
    const fits = (call) => {
      const names = [...call.matchAll(/\{(\w+)\}/g)];
      return names.length > 0
        ? names.every(([, name]) => /^[\w-]+$/.test(ids[name] ?? ""))
        : query.size === 0;
    };
    const call = firstCalls.find(fits)?.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name]);
    if (call !== undefined)
      askEarly(`${accountBefore} ${call}`, call, { headers: { "x-account": accountBefore } });
  }

  function askEarly(key, address, how) {
    // Read to its end even if nobody uses it: an answer that is left unread keeps its connection busy.
    const answer = fetch(address, { credentials: "include", ...how }).then(
      async (response) => new Response(await response.blob(), response),
    );
    answer.catch(() => undefined);
    window.earlyAnswers.set(key, answer);
  }
})();
