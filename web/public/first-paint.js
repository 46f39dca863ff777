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
  const { files = [], firstCalls = [], nextCalls = [] } = pages[path] ?? {};
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

  /** Requests what the page shows first, and then what that leads to. */
  function askFirstCall() {
    if (firstCalls.length === 0) return;
    const query = new URLSearchParams(location.search);
    const ids = { ...matchOf(path, shown), ...Object.fromEntries(query) };
    // An address without an id is of the page as a whole, which any query may change.
    const calls = firstCalls.filter((call) => call.includes("{") || query.size === 0);
    const [call] = filledIn(calls, ids);
    if (call === undefined) return;
    askAsUser(call, async (answer) => {
      if (nextCalls.length === 0) return;
      for (const following of filledIn(nextCalls, JSON.parse(answer))) askAsUser(following);
    });
  }

  /** The addresses whose names in braces all have an id, with the ids in their places. */
  function filledIn(calls, ids) {
    return calls
      .filter((call) =>
        [...call.matchAll(/\{(\w+)\}/g)].every(([, name]) => /^[\w-]+$/.test(ids[name] ?? "")),
      )
      .map((call) => call.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name]));
  }

  function askAsUser(address, follow) {
    askEarly(`${accountBefore} ${address}`, address, { headers: { "x-account": accountBefore } }, follow);
  }

  /** `follow` has run before the app can take the answer, so that what it requests is found there. */
  function askEarly(key, address, how, follow) {
    // Another page is shown by now.
    if (!window.earlyAnswers) return;
    // Read to its end even if nobody uses it: an answer that is left unread keeps its connection busy.
    const answer = fetch(address, { credentials: "include", ...how }).then(async (response) => {
      const body = await response.text();
      // What is no JSON leads to nothing; the app says what is wrong with it.
      await follow?.(body).catch(() => undefined);
      return new Response(body, response);
    });
    answer.catch(() => undefined);
    window.earlyAnswers.set(key, answer);
  }
})();
