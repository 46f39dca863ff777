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
