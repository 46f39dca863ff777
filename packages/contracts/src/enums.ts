/** The product's enumerations, in the order in which screens show them. */
export const userRoles = ["brand", "event_host", "agency", "admin"] as const;
export type UserRole = (typeof userRoles)[number];

/** Roles a person may choose at registration; admin is never self-selectable. */
export const selfSelectableRoles = ["brand", "event_host", "agency"] as const;
export type SelfSelectableRole = (typeof selfSelectableRoles)[number];

export const userRoleLabels: Record<UserRole, string> = {
  brand: "Brand",
  event_host: "Event Host",
  agency: "Agency",
  admin: "Admin",
};

export const industries = [
  "tech",
  "retail",
  "finance",
  "healthcare",
  "food",
  "entertainment",
  "automotive",
  "education",
  "travel",
  "fashion",
  "beauty",
  "sports",
  "nonprofit",
  "luxury",
  "media",
  "gaming",
  "other",
] as const;
export type Industry = (typeof industries)[number];

export const campaignTypes = [
  "pop_up",
  "virtual",
  "experiential",
  "hybrid",
  "sponsorship",
  "activation",
] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** How documents and mockups name a type. */
export const campaignTypeNames: Readonly<Record<CampaignType, string>> = {
  pop_up: "Pop-up",
  virtual: "Virtual",
  experiential: "Experiential",
  hybrid: "Hybrid",
  sponsorship: "Sponsorship",
  activation: "Activation",
};

/** The preferred types that the builder offers: every campaign type, or all. */
export const preferredCampaignTypes = [
  "all",
  "experiential",
  "pop_up",
  "virtual",
  "hybrid",
  "sponsorship",
  "activation",
] as const;
export type PreferredCampaignType = (typeof preferredCampaignTypes)[number];

/** The refinements: of a whole generation, or of one of its concepts. */
export const refinements = [
  "rerun",
  "another",
  "cheaper",
  "another_city",
  "more_technical",
  "in_words",
] as const;
export type Refinement = (typeof refinements)[number];

/** The refinements that turn one concept into a new one. */
export const conceptRefinements = [
  "another",
  "cheaper",
  "another_city",
  "more_technical",
  "in_words",
] as const;
export type ConceptRefinement = (typeof conceptRefinements)[number];

export const campaignIdeaStatuses = ["draft", "saved", "archived"] as const;
export type CampaignIdeaStatus = (typeof campaignIdeaStatuses)[number];

/** Which part of the library a list shows; `active` is everything that is not archived. */
export const libraryStatuses = ["active", ...campaignIdeaStatuses, "all"] as const;
export type LibraryStatus = (typeof libraryStatuses)[number];

/** The sort orders of the library; a leading minus reverses the order. */
export const libraryOrders = [
  "updated",
  "-updated",
  "name",
  "-name",
  "type",
  "-type",
  "status",
  "-status",
  "budget",
  "-budget",
] as const;
export type LibraryOrder = (typeof libraryOrders)[number];

export const creditTransactionTypes = ["purchase", "usage", "refund", "expiration", "adjustment"] as const;
export type CreditTransactionType = (typeof creditTransactionTypes)[number];

/** How a stage takes payments: without money, or with a card provider. */
export const paymentModes = ["mock", "stripe"] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const paymentStatuses = ["pending", "completed", "failed", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const jobStatuses = ["queued", "running", "completed", "failed", "cancelled"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** What events are about: the fields of technology, then every industry that a brand or a campaign can be in. */
export const eventCategories = [
  "saas",
  "ai",
  "cloud",
  "startup",
  "fintech",
  "healthtech",
  "proptech",
  "enterprise_tech",
  "developer",
  ...industries,
] as const;
export type EventCategory = (typeof eventCategories)[number];

export const eventStatuses = ["upcoming", "ongoing", "completed"] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** How a sponsor contacts an event's host. */
export const contactKinds = ["inquiry", "deal", "waiting"] as const;
export type ContactKind = (typeof contactKinds)[number];

/** Sort orders of events by when they begin: upcoming first, the next one first; or the furthest ahead first. */
export const dateOrders = ["soonest", "latest"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Sort orders by value: the best match, the lowest price or the most attendees of what is upcoming, then what has begun. */
export const valueOrders = ["match", "cheapest", "largest"] as const;
export type ValueOrder = (typeof valueOrders)[number];

export const eventOrders = [...dateOrders, ...valueOrders] as const;
export type EventOrder = (typeof eventOrders)[number];

/** Sort orders of a host's own events: by what needs attention next; a leading minus puts the largest first. */
export const ownEventOrders = [
  "next",
  "name",
  "-name",
  "attendees",
  "-attendees",
  "booked",
  "-booked",
] as const;
export type OwnEventOrder = (typeof ownEventOrders)[number];

/** The state that an event's host set; the status of a published event follows from the clock. */
export const eventStates = ["draft", "published", "cancelled"] as const;
export type EventState = (typeof eventStates)[number];

/** The status of an event as everybody who opens it sees it, including its host. */
export const hostedEventStatuses = ["draft", ...eventStatuses, "cancelled"] as const;
export type HostedEventStatus = (typeof hostedEventStatuses)[number];

export const eventActions = ["publish", "cancel"] as const;
export type EventAction = (typeof eventActions)[number];

/** The actions that each status of an event allows. */
export const eventMoves: Record<HostedEventStatus, readonly EventAction[]> = {
  draft: ["publish"],
  upcoming: ["cancel"],
  ongoing: ["cancel"],
  completed: [],
  cancelled: [],
};

/** What makes an event suit a sponsor, in the order in which screens show it. */
export const matchParts = [
  "industry",
  "budget",
  "interests",
  "format",
  "audience",
  "place",
  "value",
  "date",
] as const;
export type MatchPart = (typeof matchParts)[number];

/** What a thread with an event's host is about. */
export const inquiryTopics = ["sponsorship", "custom_package", "audience", "logistics", "other"] as const;
export type InquiryTopic = (typeof inquiryTopics)[number];

export const inquiryTopicLabels: Record<InquiryTopic, string> = {
  sponsorship: "Sponsorship",
  custom_package: "Custom package",
  audience: "Audience",
  logistics: "Logistics",
  other: "Something else",
};

/** The two parties of a thread: who asked, and the event's host. */
export const inquirySides = ["inquirer", "host"] as const;
export type InquirySide = (typeof inquirySides)[number];

export const sponsorshipTiers = ["platinum", "gold", "silver", "bronze"] as const;
export type SponsorshipTier = (typeof sponsorshipTiers)[number];

/** What an API key may do: read, or read and write. */
export const apiKeyScopes = ["read", "write"] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Switches of System Control. A feature that is off answers feature_off and is not offered. */
export type Flag = "registration" | "googleSignIn" | "phoneSignIn" | "campaigns" | "chat" | "billing";

/** What the activity page lists, security events first. */
export const activityKinds = [
  "registered",
  "signed_in",
  "signed_out",
  "session_revoked",
  "password_changed",
  "password_reset",
  "email_change_requested",
  "email_changed",
  "email_confirmed",
  "google_linked",
  "two_factor_on",
  "two_factor_off",
  "recovery_code_used",
  "recovery_codes_made",
  "api_key_created",
  "api_key_revoked",
  "api_access_changed",
  "role_changed",
  "suspended",
  "reinstated",
  "exported",
  "profile_changed",
  "avatar_changed",
  "preferences_changed",
  "credits_bought",
  "team_joined",
  "billing_changed",
  "viewing_started",
  "viewing_messages",
  "viewing_stopped",
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** How notifications are mailed: one by one, or in a digest each morning or each Monday morning. */
export const digests = ["each", "daily", "weekly"] as const;
export type Digest = (typeof digests)[number];

/** The media types of a picture that people upload. */
export const pictureTypes = ["image/jpeg", "image/png", "image/gif"] as const;
/** What may be uploaded to a deal. */
export const dealFileTypes = [...pictureTypes, "application/pdf"] as const;
/** The types that uploads are stored as: pictures are re-encoded. */
export const keptFileTypes = ["image/jpeg", "application/pdf"] as const;
