import type { Inquiry, ThreadSummary } from "@marquee/contracts/deals/inquiries";
import type { AddOn, ListedEvent, ViewedEvent } from "@marquee/contracts/events/events";

const at = "2026-01-05T09:00:00.000Z";

/** For component tests: an event from the list. */
export const event: ListedEvent = {
  id: "evt_1",
  name: "Night Summit",
  description: "Two nights about shipping software.",
  location: "Austin, TX",
  city: "Austin",
  date: "2026-03-05T09:00:00.000Z",
  endsAt: "2026-03-07T09:00:00.000Z",
  timeZone: "America/Chicago",
  imageUrl: null,
  eventUrl: null,
  attendeeCount: 5_200,
  attendeeType: "CTOs and heads of platform",
  hostId: "usr_host",
  category: "enterprise_tech",
  status: "upcoming",
  priceFrom: 38_000,
  spotsLeft: 4,
  saved: false,
  createdAt: at,
};

/** For component tests: the same event with its host and one package. */
export const eventDetail: ViewedEvent = {
  ...event,
  cancelReason: null,
  timeZoneGuessed: false,
  version: 1,
  oneSponsorPerIndustry: false,
  takenIndustries: [],
  match: {
    score: 63,
    parts: [
      { name: "industry", weight: 25, score: 25, reason: "It's an event for your industry." },
      { name: "budget", weight: 25, score: 25, reason: "Packages start at $38,000, within your budget." },
      { name: "interests", weight: 20, score: 0, reason: "It mentions none of your interests." },
      {
        name: "audience",
        weight: 15,
        score: 8,
        reason: "Your profile names no audience, so this counts half.",
      },
      { name: "place", weight: 10, score: 0, reason: "It's in Austin, which isn't among your places." },
      { name: "date", weight: 5, score: 5, reason: "It begins in 49 days, enough time to prepare." },
    ],
  },
  host: { name: "Hal Host", company: "Summit Works", medianReplyHours: null, completionRate: null },
  pastSponsors: [],
  packages: [
    {
      id: "spk_1",
      eventId: "evt_1",
      name: "Stage Partner",
      description: "Your name over the main stage.",
      price: 38_000,
      tier: "gold",
      benefits: ["2 × Seat on the panel"],
      benefitItems: [
        {
          kind: "speaking",
          text: "Seat on the panel",
          quantity: 2,
          due: { days: 14, from: "before_event" },
        },
      ],
      maxSponsors: 4,
      remaining: 4,
      sold: 0,
      heldUntil: [],
      packageHash: "b".repeat(64),
      waiting: 0,
      madeFor: null,
      createdAt: at,
    },
  ],
  addOns: [],
};

/** For component tests: an add-on of the same event. */
export const addOn: AddOn = {
  id: "add_1",
  eventId: "evt_1",
  benefit: "2 × Seat at the dinner",
  benefitItem: {
    kind: "tickets",
    text: "Seat at the dinner",
    quantity: 2,
    due: { days: 14, from: "before_event" },
  },
  price: 2_000,
  capacity: 3,
  remaining: 2,
  sold: 1,
  heldUntil: [],
  createdAt: at,
};

/** For component tests: a thread as the inquirer sees it. */
export const inquiry: Inquiry = {
  id: "inq_1",
  eventId: "evt_1",
  eventName: "Night Summit",
  topic: "sponsorship",
  ownSide: "inquirer",
  unread: false,
  createdAt: at,
  lastMessageAt: at,
  inquirer: { name: "Ada Park", company: "Acme" },
  host: { name: "Hal Host", company: "Summit Works" },
  open: true,
  proposals: [],
  messages: [
    {
      id: "msg_1",
      inquiryId: "inq_1",
      side: "inquirer",
      content: "Is the main stage still free?",
      clientId: null,
      createdAt: at,
    },
  ],
};

/** For component tests: the same thread in the inquirer's inbox. */
export const inquirySummary: Extract<ThreadSummary, { kind: "inquiry" }> = {
  kind: "inquiry",
  id: inquiry.id,
  eventId: inquiry.eventId,
  eventName: inquiry.eventName,
  topic: inquiry.topic,
  ownSide: inquiry.ownSide,
  unread: false,
  createdAt: at,
  lastMessageAt: at,
  with: inquiry.host,
  lastMessage: "Is the main stage still free?",
};
