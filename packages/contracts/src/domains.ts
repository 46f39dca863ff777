/**
 * The domains of the product, each with the areas of its calls. A domain has one name on every floor: its folder here and
 * in core, functions and the features of the web. What stands where in it follows from the areas.
 */
export const domains = {
  /** How somebody gets an account, signs in, proves who they are and says what they and their company are about. */
  account: [
    "team",
    "agencies",
    "auth",
    "google",
    "phone",
    "passwords",
    "profile",
    "security",
    "api-keys",
    "brand-facts",
  ],
  /** Events with their packages, how hosts run them and how brands find and save them. */
  events: ["events", "hosting", "add-ons", "match", "saved-events", "saved-searches"],
  /** Campaigns: the builder, the library, concepts and templates. */
  studio: ["campaigns", "library", "concepts", "templates"],
  /** What brand and host ask, propose, negotiate, sign and deliver. */
  deals: ["deals", "deal-people", "deal-files", "deal-messages", "agreements", "proposals", "inquiries"],
  /** What came of deals, in numbers. */
  insight: ["analytics"],
  /** The conversation with Morgan. */
  chat: ["chat", "conversations"],
  /** Credits, payments, and the jobs that credits are spent on. */
  credits: ["credits", "payments"],
  /** What reaches people without asking: pushes, notifications, mails. */
  live: ["realtime", "notifications"],
  /** What shows a little of everything: dashboard, search, first steps, and what people ask us for. */
  home: ["calendar", "dashboard", "previews", "search", "onboarding", "support"],
  /** What those who run the product see, decide and set for all. */
  admin: ["admin", "accounts", "system", "platform"],
} as const;

export type Domain = keyof typeof domains;
/** An area's name; an area that no domain lists does not compile as a part of the contract. */
export type AreaName = (typeof domains)[Domain][number];
export type DomainOf<A extends AreaName> = {
  [D in Domain]: A extends (typeof domains)[D][number] ? D : never;
}[Domain];

const domainOfArea = new Map(
  Object.entries(domains).flatMap(([domain, areas]) =>
    areas.map((area) => [area, domain as Domain] as const),
  ),
);

/** The domain that an area belongs to. */
export function domainOf(area: AreaName): Domain {
  const domain = domainOfArea.get(area);
  if (domain === undefined) throw new Error(`No domain lists the area ${area}`);
  return domain;
}
