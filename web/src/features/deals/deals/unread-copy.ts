/** The texts of unread marks, separate from the screens' texts: the sidebar loads them with every page. */
export const unread = {
  deals: "with unread messages",
  mark: "Unread messages",
} as const;
