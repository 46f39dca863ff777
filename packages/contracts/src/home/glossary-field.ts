// cspell:ignore majeure
import type { GlossaryEntry } from "./glossary.ts";

/** Words that people of this field use around events and contracts, and that Marquee itself doesn't need. */
export const fieldWords: readonly GlossaryEntry[] = [
  {
    term: "B2B and B2C",
    also: ["b2b", "b2c", "business to business", "business to consumer"],
    text: "Selling to companies (B2B) or to private people (B2C). It decides which numbers count: meetings and leads, or trials and purchases.",
  },
  {
    term: "Badge scan",
    also: ["badge scans", "badge scanning", "lead retrieval", "lead scanner", "scanner"],
    text: "Reading a visitor's badge to get their contact data. The visitor has to agree, and most scans are no leads before somebody has noted what they want.",
  },
  {
    term: "Call to action",
    also: ["cta", "calls to action"],
    text: "What a text, a screen or a stand asks people to do next: scan, sign up, taste, book a demo.",
  },
  {
    term: "Customer acquisition cost",
    also: ["cac", "acquisition cost"],
    text: "What it costs to win one new customer, all marketing and sales included.",
  },
  {
    term: "Dwell time",
    also: ["dwell"],
    text: "How long people stay at a stand or in a room. A few minutes are a conversation; seconds are a glance.",
  },
  {
    term: "Earned media",
    also: ["media value", "earned media value", "ad value equivalency", "ave", "paid media", "owned media"],
    text: "Coverage that nobody paid for, such as press articles and posts by visitors. Paid media is advertising, owned media are one's own channels; a media value puts a price on coverage and is a rough guess.",
  },
  {
    term: "Footfall",
    also: ["foot traffic", "traffic", "passers-by", "walk-ins"],
    text: "How many people come through a place or past a stand. It counts passers-by; attendance counts those who came to the event, and leads those who left an address.",
  },
  {
    term: "Force majeure",
    also: ["act of god", "acts of god"],
    text: "What nobody can help, such as a storm or a ban by the authorities. The clause says who bears the loss if the event can't take place for it.",
  },
  {
    term: "Fulfillment",
    also: ["fulfillment report", "post-event report", "wrap-up report", "proof of performance"],
    text: "Delivering what was sold, and proving it: the report after an event shows each benefit with photos and numbers.",
  },
  {
    term: "Giveaway",
    also: [
      "giveaways",
      "swag",
      "merch",
      "merchandise",
      "promotional item",
      "promotional items",
      "goodie bag",
    ],
    text: "A thing that visitors get for free. What they use again works; most of the rest stays in the bag.",
  },
  {
    term: "Hospitality",
    also: ["hospitality package", "corporate hospitality", "vip lounge", "vip hospitality"],
    text: "Looking after guests at an event: food and drink, but also reserved seats, a lounge, a host of their own and invitations for clients. What is included differs, so ask for the list.",
  },
  {
    term: "Inventory",
    also: ["sponsorship inventory", "unsold inventory", "sell-through", "sell through"],
    text: "All that an event can sell to sponsors. Sell-through is the share of it that is sold.",
  },
  {
    term: "Kill fee",
    also: ["cancellation fee", "termination fee"],
    text: "What is paid when an agreement is ended early, so that the other side isn't left with its costs.",
  },
  {
    term: "Lanyard",
    also: ["lanyards", "badge sponsor", "lanyard sponsor"],
    text: "The ribbon that holds a badge. It is seen in every photo, which makes it a popular benefit of one sponsor alone.",
  },
  {
    term: "Matchmaking",
    also: ["hosted buyer", "hosted buyers", "matched meetings", "qualified meeting", "qualified meetings"],
    text: "Meetings that a host arranges between sponsors and visitors who fit. A qualified meeting is one with somebody who may buy.",
  },
  {
    term: "NDA",
    also: ["non-disclosure agreement", "confidentiality agreement"],
    text: "An agreement to keep what the other side tells confidential.",
  },
  {
    term: "Net promoter score",
    also: ["nps"],
    text: "How likely people are to recommend something, from -100 to 100. Marquee doesn't measure it.",
  },
  {
    term: "No-show rate",
    also: ["no show", "no-show", "no shows", "show rate", "attrition"],
    text: "The share of those registered who don't come: often a third or more at free events, far fewer at paid ones.",
  },
  {
    term: "Payment terms",
    also: ["net 30", "net 60", "net30", "net60", "down payment"],
    text: "When and how an invoice is paid. Net 30 means within 30 days of the invoice; a deposit is a part that is paid in advance.",
  },
  {
    term: "Pop-up",
    also: ["pop up", "popup", "pop-up store", "pop-ups"],
    text: "A shop or an experience that stands somewhere for a short time, so that people come because it won't stay.",
  },
  {
    term: "Rate card",
    also: ["list price", "list prices", "price list", "sticker price"],
    text: "The prices that a host asks of everybody. What is agreed in a deal may differ.",
  },
  {
    term: "Reach",
    also: ["unique reach", "net reach", "audience reach"],
    text: "How many different people saw something. Somebody who sees a logo three times is one person reached and three impressions.",
  },
  {
    term: "Roadshow",
    also: ["road show", "roadshows"],
    text: "The same event or stand in several cities, one after the other.",
  },
  {
    term: "Sampling",
    also: ["product sampling"],
    text: "Letting people try a product. Count trials that lead to a purchase, rather than units handed out.",
  },
];
