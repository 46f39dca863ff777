import { literally } from "./literally.ts";

/** A text about something that has another name now. Only the whole name counts, not the same letters inside a word. */
export function renamed(text: string, { from, to }: { from: string; to: string }): string {
  if (from === "") return text;
  return text.replaceAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])${literally(from)}(?![\p{L}\p{N}])`, "gu"),
    () => to,
  );
}
