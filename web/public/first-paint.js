// Runs before the first paint. A file of its own because the page's policy allows no inline script. Keys and values are
// those of src/browser/theme.ts, src/account/signed-in-before.ts and src/app/layout/sidebar-state.ts.
(() => {
  const page = document.documentElement;
  let choice = "system";
  let signedInBefore = false;
  try {
    choice = localStorage.getItem("marquee-theme") ?? "system";
    signedInBefore = localStorage.getItem("marquee-signed-in") === "true";
  } catch {
    // Storage may be blocked; the system's theme is then the answer, and the frame comes with the app.
  }
  // No page flashes in the wrong theme.
  const dark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  page.dataset.theme = dark ? "dark" : "light";

  const isPublic = /^\/(auth|reset-password|confirm-email|terms|privacy)(\/|$)/i.test(location.pathname);
  const isShared = /^\/shared\//i.test(location.pathname);

  // The page's own code comes with the app's. Only the built app knows its files; see page-files.ts.
  const files = JSON.parse(document.getElementById("page-files")?.textContent ?? "{}");
  const shown = isPublic || isShared || signedInBefore ? location.pathname : "/auth";
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

  // A page that somebody shared asks for nothing but its own.
  if (isShared) return;

  // Asked for while the app is still loading; src/api/http.ts takes the answers.
  const early = new Map();
  window.earlyAnswers = early;
  const ask = (address, headers) => {
    const answer = fetch(address, {
      headers: { accept: "application/json", ...headers },
      credentials: "include",
    });
    answer.catch(() => undefined);
    early.set(address, answer);
  };
  ask("/api/settings", { "x-background": "1" });

  if (isPublic || !signedInBefore) return;
  // Whoever was signed in sees the frame of the app at once, and need not wait for the app to ask who is there.
  page.dataset.frame = document.cookie.split("; ").includes("sidebar_state=collapsed") ? "collapsed" : "open";
  ask("/api/user");
  if (location.search !== "") return;

  // The conversation is what its page is waiting for.
  if (location.pathname === "/chat") ask("/api/messages");

  // What a page begins with is there at once, in the words of index.html.
  const begin = () => {
    const headings = document.getElementById("headings");
    // It is not read yet where the network is slow, and no longer there where the app came first.
    if (!headings && document.readyState === "loading") requestAnimationFrame(begin);
    const all = [...(headings?.content.children ?? [])];
    const words = all.find(({ dataset }) => dataset.path === location.pathname);
    if (words) document.querySelector(".frame-page").prepend(...words.children);
  };
  requestAnimationFrame(begin);
})();
