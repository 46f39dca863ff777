// Runs before the first paint, so that no page flashes in the wrong theme. A file of its own because the page's policy
// allows no inline script. The key and values are those of src/lib/theme.ts.
(() => {
  let choice = "system";
  try {
    choice = localStorage.getItem("marquee-theme") ?? "system";
  } catch {
    // Storage may be blocked; the system's theme is then the answer.
  }
  const dark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
