/** Every text of a page that a link shows that is the same whatever it shows. */

export const sharedPage = {
  until: (time: string) => `This link works until ${time}.`,
  goneTitle: "This link doesn't work anymore",
  gone: "It expired or was revoked. Ask the person who sent it for a new one.",
  marquee: "Marquee",
} as const;
