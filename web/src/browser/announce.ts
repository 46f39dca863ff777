let region: HTMLElement | undefined;

/** How long a screen reader needs to notice a new region, or that it has been emptied. */
const noticeMs = 100;

/** Says to screen readers what everybody else sees, such as that something was saved. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement("p");
    region.role = "status";
    region.className = "sr-only";
    document.body.append(region);
  }
  const current = region;
  // The same words as before are said again.
  current.textContent = "";
  setTimeout(() => {
    current.textContent = text;
  }, noticeMs);
}
