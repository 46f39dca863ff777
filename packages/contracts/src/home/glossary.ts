import { fieldWords } from "./glossary-field.ts";

/** A word of this field and what it means on Marquee. */
export interface GlossaryEntry {
  term: string;
  /** Other spellings and words for the same thing, in lower case. */
  also: readonly string[];
  text: string;
}

/** Words that Marquee uses. */
const ownWords: readonly GlossaryEntry[] = [
  {
    term: "Activation",
    also: ["brand activation", "activations", "experiential", "experiential marketing"],
    text: "What a sponsor does at an event besides showing a logo: something that visitors take part in, such as a lab, a lounge or a game.",
  },
  {
    term: "Activation fee",
    also: ["activation budget", "activation cost", "activation costs"],
    text: "What an activation costs on top of the sponsorship: building, staffing and running it. A host may charge a fee for the space and power that it needs.",
  },
  {
    term: "Add-on",
    also: ["add ons", "addon", "addons", "extras"],
    text: "A benefit that a host sells on top of a package, with its own price and sometimes a limited number.",
  },
  {
    term: "Contract",
    also: ["agreement", "sponsorship agreement"],
    text: "The text that both sides of a deal sign: the brand first, then the host. It says what is paid, what is delivered and by when.",
  },
  {
    term: "Attribution",
    also: ["attributed revenue"],
    text: "Deciding which sale came from which sponsorship. On Marquee, attributed revenue is what you record for a deal.",
  },
  {
    term: "Audience fit",
    also: ["target audience", "audience match"],
    text: "How many of an event's visitors are people whom a brand wants to reach. It usually matters more than how many visitors there are.",
  },
  {
    term: "Benefit",
    also: ["benefits", "assets", "entitlements", "rights"],
    text: "One thing a sponsor gets, such as a booth, a talk or passes, with when the host owes it.",
  },
  {
    term: "Booth",
    also: ["stand", "exhibit", "exhibition space"],
    text: "A sponsor's own space at an event, where visitors can talk to its team.",
  },
  {
    term: "Brand awareness",
    also: ["awareness"],
    text: "How many people in a market know a brand. Impressions and reach stand for it, as they count contacts rather than customers.",
  },
  {
    term: "Brand lift",
    also: ["brand uplift", "lift study"],
    text: "How much a sponsorship changes what people think of a brand: whether more of them know it, prefer it or intend to buy, by a survey before and after.",
  },
  {
    term: "Closing date",
    also: ["deal closing date"],
    text: "The day by which both sides want a deal to be agreed. It is part of an offer's terms.",
  },
  {
    term: "Conversion",
    also: ["conversions", "conversion rate"],
    text: "A visitor who does what the campaign is for, such as booking a demo. The conversion rate is the share of contacts who do.",
  },
  {
    term: "Cost per attendee",
    also: ["price per attendee", "cost per head", "cpa"],
    text: "A package's price divided by the number of people whom the event expects. It makes events of different sizes comparable.",
  },
  {
    term: "Cost per lead",
    also: ["cpl", "cost per contact"],
    text: "What the deals cost, divided by the leads that they brought.",
  },
  {
    term: "CPM",
    also: ["cost per mille", "cost per thousand", "cost per thousand impressions"],
    text: "The cost of a thousand impressions: cost divided by impressions, times 1,000.",
  },
  {
    term: "Counter-offer",
    also: ["counter", "counteroffer", "counter offer"],
    text: "An answer to an offer with other terms. It replaces the offer; the other side then accepts, declines or counters in turn.",
  },
  {
    term: "Credits",
    also: ["credit"],
    text: "What campaigns, their add-ons and some of Morgan's replies are paid with. Sponsorships are paid in money between brand and host, never in credits.",
  },
  {
    term: "Deliverable",
    also: ["deliverables"],
    text: "Something that one side of a signed deal has to deliver by a day, such as a logo file from the brand or a booth from the host.",
  },
  {
    term: "Engagement",
    also: ["interactions", "engagement rate"],
    text: "How often people did something with a brand, such as scanning a code or trying a product. Marquee counts it as interactions.",
  },
  {
    term: "Exclusivity",
    also: ["category exclusivity", "industry exclusivity", "one sponsor per industry", "exclusive"],
    text: "The promise that no competitor sponsors the same event. On Marquee a host can allow one sponsor per industry; a second one of that industry is then refused.",
  },
  {
    term: "Hold",
    also: ["held spot", "hold a spot", "spot hold"],
    text: "A spot that is kept for you for a while, as you write an offer and as the host answers, so that nobody else can take it.",
  },
  {
    term: "Impressions",
    also: ["impression", "views"],
    text: "How often a brand was seen. Reach counts people instead: somebody who sees a logo three times is three impressions and one person reached.",
  },
  {
    term: "In-kind sponsorship",
    also: ["in kind", "value in kind", "vik"],
    text: "Sponsoring with goods or services instead of money, such as drinks, software or travel.",
  },
  {
    term: "Inquiry",
    also: ["inquiries"],
    text: "A question that a sponsor sends an event's host before there is a deal.",
  },
  {
    term: "KPI",
    also: ["kpis", "key performance indicator", "target metric"],
    text: "A number by which both sides will judge a deal, such as 150 qualified leads. KPIs are part of an offer's terms.",
  },
  {
    term: "Lead",
    also: ["leads", "contact", "lead generation"],
    text: "A person who may become a customer and whom you may contact, such as somebody who left an address at a booth.",
  },
  {
    term: "Make-good",
    also: ["make good", "make-goods"],
    text: "Something that a host gives instead of a benefit that could not be delivered as agreed, such as a session in place of a canceled one.",
  },
  {
    term: "Match score",
    also: ["match", "fit score"],
    text: "How well an event suits your profile, from 0 to 100, by industry, budget, interests, audience, place and date. The reasons stand beside it.",
  },
  {
    term: "MQL",
    also: ["mqls", "marketing qualified lead", "marketing-qualified lead"],
    text: "A marketing-qualified lead: a contact who fits the customers you want and has shown interest, so that it is worth following up.",
  },
  {
    term: "Naming rights",
    also: ["title rights"],
    text: "The right to put a brand's name on a thing, such as an event, a stage or an award.",
  },
  {
    term: "Offer",
    also: ["proposal", "offers"],
    text: "A version of a deal's terms that one side sends the other: amount, benefits, KPIs, closing date. The other side accepts, declines, counters or asks for changes before it expires.",
  },
  {
    term: "Opportunity",
    also: ["opportunities", "sales opportunity"],
    text: "A lead with whom a sale is being discussed.",
  },
  {
    term: "Package",
    also: ["sponsorship package", "packages", "sponsorship level"],
    text: "What a host sells sponsors for one price: a set of benefits in a tier, with a number of spots.",
  },
  {
    term: "Pipeline",
    also: ["deal pipeline", "weighted pipeline"],
    text: "Deals that are not signed yet, by stage. Weighted, each counts with how likely its stage is to close.",
  },
  {
    term: "Presenting sponsor",
    also: ["presented by", "title sponsor", "headline sponsor", "lead sponsor"],
    text: "The most visible sponsor of an event, named with it: a title sponsor is in its name, a presenting sponsor beside it.",
  },
  {
    term: "Prospectus",
    also: ["sponsorship deck", "sponsor deck", "sponsorship prospectus"],
    text: "The document with which a host sells sponsorships: who comes, what packages there are and what they cost.",
  },
  {
    term: "Renewal",
    also: ["renew"],
    text: "A new deal for the host's next event on the terms of one that is completed.",
  },
  {
    term: "Right of first refusal",
    also: ["first refusal", "first right of refusal"],
    text: "A sponsor's right to be asked first, before others are offered the same spot, such as for the next edition.",
  },
  {
    term: "Retention",
    also: ["sponsor retention", "renewal rate"],
    text: "The share of sponsors who come back for the next event.",
  },
  {
    term: "ROI",
    also: ["return on investment", "roi to date", "return"],
    text: "Attributed revenue divided by what the deals cost: 3.0× means three dollars of revenue for each dollar spent.",
  },
  {
    term: "ROO",
    also: ["return on objectives"],
    text: "Return on objectives: how far a sponsorship met the goals that were set for it, also those that aren't money.",
  },
  {
    term: "Share of voice",
    also: ["sov"],
    text: "How much of what is said or shown in a place or a market is about one brand, compared with the others.",
  },
  {
    term: "Speaking slot",
    also: ["keynote", "talk", "speaker slot", "session"],
    text: "Time on an event's program for a sponsor's speaker.",
  },
  {
    term: "Sponsorship",
    also: ["event sponsorship", "sponsoring"],
    text: "Paying an event's host, in money or in kind, for access to its audience and a place in the event.",
  },
  {
    term: "Spot",
    also: ["spots", "slot", "availability"],
    text: "One sponsor's place in a package. A package with three spots can be sold three times.",
  },
  {
    term: "SQL",
    also: ["sqls", "sales qualified lead", "sales-qualified lead"],
    text: "A sales-qualified lead: a contact whom the sales team has checked and takes on.",
  },
  {
    term: "Tier",
    also: ["tiers", "level", "platinum", "gold", "silver", "bronze"],
    text: "How large a sponsorship is, from platinum through gold and silver to bronze. Higher tiers cost more and include more.",
  },
  {
    term: "Waiting list",
    also: ["waitlist", "wait list"],
    text: "Whom the next free spot of a sold-out package is offered to, in the order in which they joined.",
  },
];

/** The field's words in plain English, by their alphabet, for the Help page and for Morgan. */
export const glossary: readonly GlossaryEntry[] = /* @__PURE__ */ [...ownWords, ...fieldWords].toSorted(
  (one, other) => (one.term.toLowerCase() < other.term.toLowerCase() ? -1 : 1),
);
