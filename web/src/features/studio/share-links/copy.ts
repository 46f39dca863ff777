/** Every text that is the same on all share link pages. */

import { sentence } from "@marquee/contracts/text/sentence";

export const sharedPage = {
  until: (time: string) => sentence`This link works until ${time}.`,
  goneTitle: "This link doesn't work anymore",
  gone: "It expired or was revoked. Ask the person who sent it for a new one.",
  marquee: "Marquee",
} as const;
