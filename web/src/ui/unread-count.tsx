/** How many entries hold something new, behind their entry in the sidebar or on their tab; nothing where none does. */
export function UnreadCount({ count, unread }: { count: number; unread: string }) {
  if (count === 0) return null;
  return (
    <span className="tabular grid h-4.5 min-w-4.5 place-items-center rounded-full bg-lamp px-1 text-2xs leading-none font-semibold text-[#1a1408]">
      {count}
      <span className="sr-only"> {unread}</span>
    </span>
  );
}
