/** A key as a URL path. */
export function pathOf(key: string): string {
  return `/${key.split("/").map(encodeURIComponent).join("/")}`;
}
