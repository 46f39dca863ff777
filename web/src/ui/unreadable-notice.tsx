import { unreadableNotice as copy } from "./form-copy.ts";

/** Says that a list omits entries that could not be read; nothing if it shows everything. */
export function UnreadableNotice({
  count,
  what,
  className = "",
}: {
  count: number;
  /** What is omitted, in the singular and plural. */
  what?: readonly [one: string, many: string];
  className?: string;
}) {
  if (count === 0) return null;
  const [one, many] = what ?? [copy.row, copy.rows];
  return (
    <p role="status" className={`text-sm text-muted ${className}`}>
      {count === 1 ? copy.one(one) : copy.many(count, many)}
    </p>
  );
}
