/** The number of entries with something new, next to their sidebar entry or tab; nothing if there are none. */
export function UnreadCount({ count, unread }: { count: number; unread: string }) {
  if (count === 0) return null;
  return (
    <span className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-lamp px-1 text-2xs leading-none font-semibold text-[#1a1408]">
      {count}
      <span className="sr-only"> {unread}</span>
    </span>
  );
}
