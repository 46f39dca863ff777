/**
 * Whether one word is the other with a letter missing or too many, or with two neighbors that changed places. Another
 * letter makes another word, as "rain" is no "main", unless the word is long.
 */
export function isSlip(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length);
  let begin = 0;
  while (begin < least && one[begin] === other[begin]) begin++;
  let end = 0;
  while (end < least - begin && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [mine, theirs] = [one.slice(begin, one.length - end), other.slice(begin, other.length - end)];
  if (begin === 0 || least < 4) return false;
  if (mine.length === 2 && theirs.length === 2) return mine[0] === theirs[1] && mine[1] === theirs[0];
  if (mine.length + theirs.length === 1) return least >= 5;
  return mine.length === 1 && theirs.length === 1 && least >= 7;
}

/** One or two letters more, less, or other. */
export function isTypo(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.max(one.length, other.length);
  if (length < 4 || Math.abs(one.length - other.length) > 1) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
      );
    row = next;
  }
  return (row.at(-1) ?? 9) <= (length > 5 ? 2 : 1);
}
