/** The texts of marks and counts, separate from the screens' texts: the sidebar loads them with every page. */
export const unread = {
  needs: "waiting for you",
  mark: "Unread messages",
} as const;
