import type { DealRenewal } from "@marquee/contracts/deals/deal-renewal";
import type { Deal, ListedDeal } from "@marquee/contracts/deals/deals";
import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { plainBenefit } from "@marquee/contracts/events/benefits";

const at = "2026-01-05T09:00:00.000Z";

/** For component tests: a deal in its brand's list, right after the first offer. */
export const listedDeal: ListedDeal = {
  id: "deal_1",
  packageId: "spk_1",
  packageName: "Stage Partner",
  tier: "gold",
  eventId: "evt_1",
  eventName: "Night Summit",
  eventDate: "2026-03-05T09:00:00.000Z",
  eventEndsAt: "2026-03-07T09:00:00.000Z",
  eventTimeZone: "America/Chicago",
  eventLocation: "Austin, TX",
  brandId: "usr_ada",
  hostId: "usr_host",
  status: "negotiating",
  version: 1,
  offeredBy: "brand",
  offerKind: "offer",
  amount: 35_000,
  notes: "",
  closingDate: "2026-02-01",
  expiresAt: null,
  contractUrl: null,
  signedAt: null,
  roi: null,
  ownSide: "brand",
  unread: false,
  with: { name: "Hal Host", company: "Summit Works" },
  moves: ["propose", "cancel"],
  signedBy: [],
  createdAt: at,
  updatedAt: at,
};

const facts: Deal["facts"] = {
  brand: { name: "Ada Park", company: "Acme" },
  host: listedDeal.with,
  event: {
    name: "Night Summit",
    location: "Austin, TX",
    firstDay: "2026-03-05",
    lastDay: "2026-03-07",
    attendeeCount: 900,
    attendeeType: "Engineers",
  },
};

/** For component tests: the same deal on its own page. */
export const deal: Deal = {
  ...listedDeal,
  benefits: ["Two seats on the panel"],
  benefitItems: [plainBenefit("Two seats on the panel")],
  addOns: [],
  kpis: ["200 qualified leads"],
  brand: { name: "Ada Park", company: "Acme" },
  host: listedDeal.with,
  facts,
  termsHash: "a".repeat(64),
  inForce: null,
  eventCanceled: false,
  undelivered: 0,
  open: true,
  endReason: null,
  endedBy: null,
  renewedFrom: null,
  conceptId: null,
  renewedTo: null,
  offers: [
    {
      version: 1,
      kind: "offer",
      by: "brand",
      amount: 35_000,
      benefits: ["Two seats on the panel"],
      benefitItems: [plainBenefit("Two seats on the panel")],
      addOns: [],
      kpis: ["200 qualified leads"],
      closingDate: "2026-02-01",
      notes: "",
      note: "",
      changes: [],
      createdAt: at,
    },
  ],
  history: [
    {
      id: "hst_1",
      version: 1,
      action: "create",
      by: "brand",
      byName: "Ada Park",
      note: "",
      changes: [],
      createdAt: at,
    },
  ],
  hasEarlier: { offers: false, history: false },
  deliverables: [],
  files: [],
};

/** For component tests: a package with spots left. */
export const offeredPackage: OfferedPackage = {
  id: "spk_1",
  eventId: "evt_1",
  name: "Stage Partner",
  description: "Your name over the main stage.",
  price: 38_000,
  tier: "gold",
  benefits: ["Two seats on the panel"],
  benefitItems: [plainBenefit("Two seats on the panel")],
  maxSponsors: 4,
  sold: 0,
  heldUntil: [],
  madeFor: null,
  waiting: 0,
  remaining: 4,
  packageHash: "b".repeat(64),
  facts,
  addOns: [],
  ownHold: null,
  ownPosition: null,
  barredBy: null,
  createdAt: at,
};

/** For component tests: what renewing the deal would open. */
export const renewal: DealRenewal = {
  opens: {
    packageId: "spk_2",
    packageName: "Stage Partner",
    tier: "gold",
    listPrice: 40_000,
    eventId: "evt_2",
    amount: 23_000,
    benefits: deal.benefits,
    benefitItems: deal.benefitItems,
    addOns: [],
    kpis: deal.kpis,
    closingDate: null,
    notes: "",
    facts: {
      ...facts,
      event: { ...facts.event, name: "Night Summit 2027", firstDay: "2027-03-04", lastDay: "2027-03-06" },
    },
    packageHash: "d".repeat(64),
  },
  leftOut: [
    {
      id: "add_1",
      benefit: "Seat at the dinner",
      benefitItem: plainBenefit("Seat at the dinner"),
      price: 2_500,
    },
  ],
  last: { amount: 25_500, roi: 3.2, delivered: 4, deliverables: 5 },
};
