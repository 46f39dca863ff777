import { limits } from "../../limits.ts";
import { sitePaths as paths } from "../../site-path.ts";
import type { HowTo } from "./topic.ts";

/** What an event host does. */
export const hostingHowTos: readonly HowTo[] = [
  {
    id: "publish",
    title: "Publish an event",
    text: "Create the event, add its packages, and publish it. A draft may have gaps, and only you see it; to be published, it needs dates ahead, a place, and a description. Nobody has to approve it. Brands who saved a matching search are notified.",
    words:
      "host create packages draft add-ons list listed sell sellable get sponsors first meetup organizer live steps",
    to: paths.hosting,
    link: "Open your events",
    pages: [paths.hosting],
  },
  {
    id: "packages",
    title: "Add packages to your event",
    text: `On your event's page, add a package with its name, tier, price, benefits and the number of its spots, which is how many sponsors can take it. You can change them later. An event has up to ${limits.packagesPerEvent} packages; three are usually enough.`,
    words: "tier gold silver bronze spots price benefits sponsors add sell",
    to: paths.hosting,
    link: "Open your events",
    pages: [paths.hosting],
  },
  {
    id: "add-ons",
    title: "Sell add-ons",
    text: `An add-on is an extra that sponsors take on top of a package, with its own price and, if you like, a limited number. Add up to ${limits.addOnsPerEvent} on your event's page, below its packages; sponsors choose them when they make an offer.`,
    words: "extras optional separately on top",
    to: paths.hosting,
    link: "Open your events",
    pages: [paths.hosting],
  },
  {
    id: "edit-event",
    title: "Change a published event",
    text: "Edit it at any time. A new price counts for new offers; what both sides signed keeps its price. If dates, place or other facts of a deal change, its sponsor is told: open offers have to be sent again, and a signed contract is amended, which the sponsor may refuse and leave.",
    words: "change date venue price correct update live published listing",
    to: paths.hosting,
    link: "Open your events",
    pages: [paths.hosting],
  },
  {
    id: "cancel-event",
    title: "Cancel an event",
    text: "Cancel it on its page and say why. Open deals end, and signed ones can be canceled by either side without fault; everyone concerned is told. What was published can't be deleted, only canceled; a draft can be deleted.",
    words: "call off withdraw delete remove take down pause",
    to: paths.hosting,
    link: "Open your events",
    pages: [paths.hosting],
  },
  {
    id: "exclusivity",
    title: "Take one sponsor per industry",
    text: "Turn on One sponsor per industry in your event's details. Once a sponsor has a spot of any package, others of its industry are refused; sponsors you already have stay. Anything finer, such as naming competitors, goes into the terms of a deal.",
    words: "exclusive competitor rival category industry only one lock",
    to: paths.hosting,
    link: "Open your events",
    pages: [paths.hosting, paths.events],
  },
  {
    id: "invite-sponsors",
    title: "Propose a package to a brand",
    text: "On your event's page, propose a package to a brand that has written to you, dealt with you or waited for a spot there: one that everybody sees, or one made for that brand alone. It gets a notice and may make an offer.",
    words: "reach out approach invite brand company special private propose",
    to: paths.hosting,
    link: "Open your events",
    pages: [paths.hosting],
  },
  {
    id: "event-pictures",
    title: "Show a picture of your event",
    text: "Upload an image in your event's details: a JPEG, PNG or GIF of up to 2 MB, best when wide. It stands at the top of its page and on its card in the list; another one replaces it.",
    words: "image photo poster banner flyer upload",
    to: paths.hosting,
    link: "Open your events",
    pages: [paths.hosting],
  },
];
