/** Every text about what an account may do, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const rolesOnly = {
  title: "Not for your account",
  text: (roles: string, own: string) =>
    sentence`Only accounts of the type ${roles} can use this page. Yours is: ${own}.`,
  or: " or ",
  dashboard: "Go to the dashboard",
  viewerTitle: "Not for viewers",
  viewer:
    "You're a viewer in this company: you can read everything and change nothing. Ask one of its owners for another role.",
} as const;
