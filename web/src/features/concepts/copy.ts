/** Every text of a concept's pages, by component. */

export const conceptPage = {
  title: "Campaign concept",
  back: "Back to Library",
  loading: "Loading concept",
  failed: "Couldn't load this concept",
  goneTitle: "This concept isn't in your library",
  gone: "It may have been deleted, or the link belongs to another account.",
  toLibrary: "Go to your library",
  atAGlance: "At a glance",
} as const;

export const conceptActions = {
  edit: "Edit",
  export: "Export",
  markdown: "Download Markdown",
  csv: "Download CSV",
  copy: "Copy as text",
  print: "Print",
} as const;

export const conceptOrigin = {
  title: "Where it comes from",
  saved: (date: string) => `Saved ${date}`,
  changed: (date: string) => `Last changed ${date}`,
  loading: "Loading the brief",
  brief: "Your brief",
  gone: "The generation it came from is no longer there.",
  failed: "Couldn't load the brief",
  retry: "Try again",
  toGeneration: "See all concepts of this brief",
} as const;
