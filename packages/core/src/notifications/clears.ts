import type { Clear, NoticeMarks } from "./notification.item.ts";

/** How many clears can be put back; before those, all is cleared for good. */
const clearsKept = 20;

type Cleared = Pick<NoticeMarks, "clearedUpTo" | "clears">;

/** Whether a notification was cleared. Ids compare as texts, in the order of their times. */
export function isCleared({ clearedUpTo, clears }: Cleared, id: string): boolean {
  return id <= clearedUpTo || clears.some(({ after, upTo }) => after < id && id <= upTo);
}

/** Up to where everything is cleared, without a gap that an undo left. */
export function clearedWithoutGap(marks: Cleared): string {
  return gapsUpTo(marks, undefined).at(0)?.after ?? marks.clearedUpTo;
}

/** What is not cleared up to an id, or at all: stretches in the order of their times. */
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
 * The marks once all up to an id is cleared; undefined where it was already. What another clear took stays that one's, so
 * that either can be undone alone.
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

/** The marks once the last clear up to an id is undone: exactly what it took is back; undefined where there is none. */
export function withoutClear(marks: NoticeMarks, upTo: string): Cleared | undefined {
  const undone = marks.clears.findLast(({ named }) => named === upTo);
  if (!undone) return undefined;
  return { clearedUpTo: marks.clearedUpTo, clears: marks.clears.filter(({ n }) => n !== undone.n) };
}
