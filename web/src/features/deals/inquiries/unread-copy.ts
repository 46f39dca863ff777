/** The texts of the sidebar's count, apart from the others, because every page loads them. */
export const unreadNote = {
  unread: "unread",
} as const;
