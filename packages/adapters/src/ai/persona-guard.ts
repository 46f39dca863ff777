import { AiError } from "./port.ts";

/** This many words in a row are a quotation, not a coincidence. */
const quotedWords = 12;

/**
 * Watches an answer for verbatim runs of a secret text. Call it with each delta before it is shown.
 * @throws AiError permanent, prompt_leak
 */
export function leakGuard(secret: string): (delta: string) => void {
  const runs = runsOf(secret);
  let tail: string[] = [];
  let unfinished = "";
  return (delta) => {
    const words = wordsIn(unfinished + delta);
    // The last word may continue in the next delta.
    unfinished = /[\p{L}\p{N}]$/u.test(delta) ? (words.pop() ?? "") : "";
    const read = [...tail, ...words];
    for (let at = 0; at + quotedWords <= read.length; at += 1) {
      if (runs.has(read.slice(at, at + quotedWords).join(" "))) throw new AiError("permanent", "prompt_leak");
    }
    tail = read.slice(-(quotedWords - 1));
  };
}

const runsBySecret = new Map<string, ReadonlySet<string>>();

function runsOf(secret: string): ReadonlySet<string> {
  const known = runsBySecret.get(secret);
  if (known) return known;
  const words = wordsIn(secret);
  const runs = new Set(
    words.slice(quotedWords - 1).map((_word, at) => words.slice(at, at + quotedWords).join(" ")),
  );
  runsBySecret.set(secret, runs);
  return runs;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
