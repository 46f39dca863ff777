/** The words of unread marks, apart from the screens' own: the sidebar loads them with every page. */
export const unread = {
  deals: "with unread messages",
  mark: "Unread messages",
} as const;
