import { plainBenefit } from "@marquee/contracts/benefits";
import type { Deal, ListedDeal } from "@marquee/contracts/http/deals";
import type { OfferedPackage } from "@marquee/contracts/offered-package";

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

/** For component tests: the same deal on its own page. */
export const deal: Deal = {
  ...listedDeal,
  benefits: ["Two seats on the panel"],
  benefitItems: [plainBenefit("Two seats on the panel")],
  addOns: [],
  kpis: ["200 qualified leads"],
  brand: { name: "Ada Park", company: "Acme" },
  host: listedDeal.with,
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
  ownHold: null,
  ownPosition: null,
  barredBy: null,
  createdAt: at,
};
