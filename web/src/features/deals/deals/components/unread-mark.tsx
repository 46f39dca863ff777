import { unread as copy } from "../unread-copy.ts";

/** Marks a deal with unread messages. */
export function UnreadMark() {
  return (
    <span className="mx-1.5 inline-block size-2 shrink-0 rounded-full bg-lamp align-middle">
      <span className="sr-only">{copy.mark}</span>
    </span>
  );
}
