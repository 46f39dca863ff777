import type { Clear, NoticeMarks } from "./notification.item.ts";

/** How many clears can be undone; older ones are final. */
const clearsKept = 20;

type Cleared = Pick<NoticeMarks, "clearedUpTo" | "clears">;

/** Whether a notification was cleared. Ids compare as strings, in the order of their times. */
export function isCleared({ clearedUpTo, clears }: Cleared, id: string): boolean {
  return id <= clearedUpTo || clears.some(({ after, upTo }) => after < id && id <= upTo);
}

/** Everything up to here is cleared, with no gap left by an undo. */
export function clearedWithoutGap(marks: Cleared): string {
  return gapsUpTo(marks, undefined).at(0)?.after ?? marks.clearedUpTo;
}

/** The uncleared ranges up to an id, or up to the last clear, in the order of their times. */
function gapsUpTo(
  { clearedUpTo, clears }: Cleared,
  upTo: string | undefined,
): { after: string; upTo: string }[] {
  const gaps: { after: string; upTo: string }[] = [];
  let after = clearedUpTo;
  for (const one of clears.toSorted((left, right) => (left.after < right.after ? -1 : 1))) {
    if (one.after > after) gaps.push({ after, upTo: one.after });
    if (one.upTo > after) after = one.upTo;
  }
  if (upTo === undefined) return [...gaps, { after, upTo: after }];
  return [...gaps, { after, upTo }]
    .map((gap) => (gap.upTo > upTo ? { ...gap, upTo } : gap))
    .filter((gap) => gap.after < gap.upTo);
}

/**
 * The marks after clearing everything up to an id; undefined if it already is. Earlier clears keep their ranges, so
 * that each can be undone separately.
 */
export function withClear(marks: NoticeMarks, upTo: string): Cleared | undefined {
  const gaps = gapsUpTo(marks, upTo);
  if (gaps.length === 0) return undefined;
  const n = marks.turn + 1;
  const clears: Clear[] = [...marks.clears, ...gaps.map((gap) => ({ ...gap, n, named: upTo }))];
  const numbers = [...new Set(clears.map((one) => one.n))];
  const oldest = numbers.length > clearsKept ? numbers[0] : undefined;
  const final = clears.filter((one) => one.n === oldest).map((one) => one.upTo);
  return {
    clearedUpTo: [marks.clearedUpTo, ...final].sort().at(-1) ?? "",
    clears: clears.filter((one) => one.n !== oldest),
  };
}

/** The marks after undoing the last clear up to an id: exactly its ranges come back; undefined if there is none. */
export function withoutClear(marks: NoticeMarks, upTo: string): Cleared | undefined {
  const undone = marks.clears.findLast(({ named }) => named === upTo);
  if (!undone) return undefined;
  return { clearedUpTo: marks.clearedUpTo, clears: marks.clears.filter(({ n }) => n !== undone.n) };
}
