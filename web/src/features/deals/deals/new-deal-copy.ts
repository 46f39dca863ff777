/** Every text for creating a deal, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const newDealPage = {
  title: "Create New Deal",
  lead: "Choose an event and a package, and make the host an offer.",
  madeForYou: (name: string) => sentence`${name} was made for you. Nobody else can see or take it.`,
  forConcept: "For your concept",
  onlyYou: "The host doesn't see this.",
  back: "Back to Deals",
  label: "New deal",
  event: "Event",
  package: "Package",
  offer: "Offer",
  review: "Review",
  submit: "Send offer",
} as const;

export const eventStep = {
  search: "Search events",
  placeholder: "Search events...",
  legend: "Events",
  event: "Event",
  days: "Days",
  price: "Price",
  noPrice: "–",
  spots: "Spots",
  match: "Match",
  loading: "Loading events",
  failed: "Couldn't load events",
  none: "No events found",
  required: "Choose an event",
  loadMore: "Load more",
} as const;

export const packageStep = {
  legend: "Package",
  loading: "Loading packages",
  failed: "Couldn't load packages",
  chooseEvent: "Choose an event first.",
  emptyTitle: "No Packages Available",
  empty: "No packages available for this event.",
  required: "Choose a package",
  soldOut: "Sold out",
  spots: (count: number) => sentence`${count} ${count === 1 ? "spot" : "spots"} left`,
} as const;

export const industryNote = {
  title: "This event takes one sponsor per industry.",
  free: "Yours is still free.",
  industry_taken:
    "Yours is taken. Join a waiting list, and we'll hold a spot for you if your industry becomes free.",
  industry_missing: "Choose your industry on your profile first.",
  profile: "Edit profile",
} as const;

export const waitingList = {
  join: "Join waiting list",
  leave: "Leave waiting list",
  joined: (name: string) => sentence`You're on the waiting list for ${name}.`,
  left: (name: string) => sentence`You've left the waiting list for ${name}.`,
  position: (position: number) => sentence`You're number ${position} in line.`,
  offered: (time: string) => sentence`A spot is held for you for ${time}.`,
  offerOver: "The spot that was held for you went to the next in line.",
} as const;

export const holdNote = {
  held: (time: string) => sentence`We're holding a spot for you for ${time}.`,
  over: "We no longer hold a spot for you. You can still send the offer while spots are left.",
  soldOut: "The last spot was just taken.",
  otherPackages: "Choose another package or join the waiting list",
} as const;

export const offerStep = {
  amount: "Offer amount",
  amountHint: (price: string) => sentence`The package costs ${price}. Leave it empty to offer that.`,
  amountWithAddOns: (price: string) =>
    sentence`The package and the add-ons cost ${price}. Leave it empty to offer that.`,
  message: "Message to the host",
  messageHint: "The host reads it with your offer. It's no part of the contract.",
} as const;

export const addOnChoice = {
  legend: "Add-ons",
  soldOut: "Sold out",
  left: (count: number) => sentence`${count} left`,
} as const;

export const plainTermFields = {
  closingHint: "When you want the contract signed.",
  kpisHint: "What you want to achieve, such as 200 qualified leads. Press Enter after each.",
  notesHint: "They stand in the contract as you write them. For a message, use the field for it.",
} as const;

export const packageFields = {
  name: "Package",
  tier: "Tier",
  description: "Description",
  price: "Price",
} as const;

export const reviewStep = {
  event: "Event",
  days: "Event days",
  location: "Location",
  host: "Host",
  benefits: "Benefits",
  package: "Package",
  addOns: "Add-ons",
  amount: "Offer amount",
  message: "Message to the host",
  none: "None",
  hold: "Sending the offer holds a spot for 72 hours. You're not committed until both sides sign the contract.",
} as const;
