import { isolated } from "./direction.ts";

/** The tag of every text of ours that others' words stand in: sentence`Welcome, ${name}!`. */
/* @__NO_SIDE_EFFECTS__ */
export function sentence(ours: readonly string[], ...theirs: readonly unknown[]): string {
  return ours.map((part, at) => (at === 0 ? part : isolated(String(theirs[at - 1])) + part)).join("");
}

/** Others' words side by side, each set apart. */
export function sideBySide(texts: readonly string[], between = " · "): string {
  return texts.map(isolated).join(between);
}
