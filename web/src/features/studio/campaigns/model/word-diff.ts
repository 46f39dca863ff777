/** A part of a text: in both versions, only in the earlier one, or only in the later one. */
export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

/**
 * Compares two texts word by word, with the fewest removed and added words. The parts without the added ones are the
 * earlier text; without the removed ones, the later text.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [left, right] = [wordsOf(before), wordsOf(after)];
  const common = commonLengths(left, right);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (i < left.length && left[i] === right[j]) {
      push(parts, "same", left[i]);
      i += 1;
      j += 1;
    } else if (j >= right.length || (i < left.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      push(parts, "removed", left[i]);
      i += 1;
    } else {
      push(parts, "added", right[j]);
      j += 1;
    }
  }
  return parts;
}

/** Words with their leading space, so that the parts join to the original text. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}

/** For each pair of positions, the length of the longest common subsequence of the remaining words. */
function commonLengths(left: readonly string[], right: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        left[i] === right[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

function at(lengths: readonly Uint16Array[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

function push(parts: DiffPart[], kind: DiffPart["kind"], text = ""): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}
