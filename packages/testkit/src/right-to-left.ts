import { hasRightToLeft } from "@marquee/contracts/text/direction";

/** Words from right to left. */
export const rightToLeftWords = "אב";

/** The same value with every text in it written from right to left, but those under the names that are given. */
export function fromRight<T>(value: T, except: readonly string[] = [], name = ""): T {
  if (typeof value === "string") return (except.includes(name) ? value : rightToLeftWords) as T;
  if (Array.isArray(value)) return value.map((one) => fromRight(one, except, name)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, fromRight(part, except, key)]);
  return Object.fromEntries(entries) as T;
}

/** The texts in which our own words stand beside somebody's from right to left that are not isolated. */
export function unguarded(value: unknown): string[] {
  if (typeof value === "string") {
    const ours = value.replaceAll(/\u2068[^\u2069]*\u2069/g, "");
    return hasRightToLeft(ours) && /[A-Za-z0-9$]/.test(ours) ? [value] : [];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(unguarded) : [];
}
