/** Every text of a concept's pages, by component. */

import { numberText } from "@marquee/contracts/text/formats";
import { sentence } from "@marquee/contracts/text/sentence";

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
  versions: "Versions",
  share: "Share",
  export: "Export",
  pdf: "Download PDF",
  markdown: "Download Markdown",
  csv: "Download CSV",
  copy: "Copy as text",
  print: "Print",
} as const;

export const conceptDeals = {
  title: "Deals from this concept",
  none: "No deals yet. Find an event that fits and start one from here.",
  noneAsHost: "No deals yet.",
  loading: "Loading deals",
  failed: "Couldn't load the deals",
  retry: "Try again",
  find: "Find packages for this concept",
} as const;

export const conceptComments = {
  title: "Comments",
  label: "Your comment",
  send: "Comment",
  visitor: "visitor",
  views: (count: number) =>
    count === 0
      ? "Nobody has opened a link yet."
      : sentence`Opened ${count === 1 ? "once" : sentence`${numberText(count)} times`}, each person once a day.`,
  none: "No comments yet.",
  delete: (name: string) => sentence`Delete the comment by ${name}`,
  open: "Take comments",
  openNote: "From anyone who has a link. They don't see any comments.",
  loading: "Loading comments",
  failed: "Couldn't load the comments",
  retry: "Try again",
} as const;

export const leaveComment = {
  title: "What do you think?",
  lead: "Only the people who shared this concept read your comment.",
  name: "Your name",
  text: "Your comment",
  send: "Send comment",
  sent: "Thank you. Your comment was sent.",
} as const;

export const shareDialog = {
  title: "Share this concept",
  text: "Anyone with the link sees this concept and its mockup as they are when they open it. They can't see or change anything else, such as your brief or your library.",
  deleted: "A deleted concept",
} as const;

export const sharedPage = {
  pdf: "Download PDF",
  loading: "Loading the shared concept",
  failed: "Couldn't load the shared concept",
  title: "Shared concept",
} as const;

export const conceptOrigin = {
  title: "Where it comes from",
  saved: (date: string) => sentence`Saved ${date}`,
  changed: (date: string) => sentence`Last changed ${date}`,
  loading: "Loading the brief",
  brief: "Your brief",
  sample: "It came with the sample data.",
  gone: "The generation it came from is no longer there.",
  failed: "Couldn't load the brief",
  retry: "Try again",
  toGeneration: "See all concepts of this brief",
} as const;
