import type { CreditPackage } from "@marquee/contracts/credits/credits";
import type { EventCategory, Industry, SponsorshipTier, UserRole } from "@marquee/contracts/enums";
import type { BenefitItem } from "@marquee/contracts/events/benefits";
import type { CampaignTemplate } from "@marquee/contracts/studio/templates";

/** A credit package as it is sold; the time is added when it is stored. */
export type CreditPackageSeed = Omit<CreditPackage, "createdAt">;

/** A public campaign template; the times are added when it is stored. */
export type CampaignTemplateSeed = Omit<CampaignTemplate, "createdAt" | "updatedAt">;

/** A demo account; its password is {@link demoPassword}, hashed when it is stored. */
export interface DemoUserSeed {
  id: string;
  username: string;
  name: string;
  email: string;
  role: UserRole;
  company: string;
  industry: Industry | null;
  /** Whole USD. */
  budget: number | null;
  interests: readonly string[];
  audiences?: readonly string[];
  places?: readonly string[];
  isPartner: boolean;
  /** Credits granted through the ledger when the account is seeded. */
  grantCredits: number;
}

/** An event as it is seeded; `hostId` is a demo user. */
export interface EventSeed {
  id: string;
  name: string;
  description: string;
  location: string;
  /** ISO 8601 in UTC. */
  date: string;
  endsAt: string;
  timeZone: string;
  timeZoneGuessed: boolean;
  imageUrl: string | null;
  eventUrl: string | null;
  attendeeCount: number;
  attendeeType: string;
  hostId: string;
  category: EventCategory;
  status: "upcoming" | "ongoing" | "completed";
}

/** What an event offers sponsors; the tier's standard benefits are added to its own one. */
export interface PackagePlan {
  tier: SponsorshipTier;
  /** Whole USD. */
  price: number;
  maxSponsors: number;
  name: string;
  ownBenefit: string;
  /** Set only where the id is fixed. */
  id?: string;
}

/** An event independent of the seed clock: its day is relative to now, or fixed. It opens at nine there. */
export interface EventPlan
  extends Omit<
    EventSeed,
    "id" | "date" | "endsAt" | "timeZone" | "timeZoneGuessed" | "status" | "imageUrl" | "eventUrl"
  > {
  /** The part of the id after `evt_`. */
  key: string;
  when: { inDays: number } | { onDay: string };
  runsDays: number;
  packages: readonly PackagePlan[];
}

/** A sponsorship package as it is seeded. */
export interface SponsorshipPackageSeed {
  id: string;
  eventId: string;
  name: string;
  description: string;
  /** Whole USD. */
  price: number;
  tier: SponsorshipTier;
  benefits: readonly BenefitItem[];
  maxSponsors: number;
}
