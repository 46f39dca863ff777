/** Every text of the share link dialog, the same for everything it shares. */

import { sentence } from "@marquee/contracts/text/sentence";

export const shareDialog = {
  days: "Expires in",
  dayCount: (days: number) => (days === 1 ? "1 day" : sentence`${days} days`),
  make: "Create link",
  once: "Copy the link now. We show it only once.",
  link: "Link",
  copy: "Copy link",
  list: "Active links",
  none: "No links yet.",
  loading: "Loading links",
  failed: "Couldn't load your links",
  until: (time: string) => sentence`until ${time}`,
  revoke: "Revoke",
  revokeOf: (name: string, time: string) => sentence`Revoke the link to ${name} until ${time}`,
  revoked: "Link revoked",
} as const;
