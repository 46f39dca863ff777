/** Every text of the host's pages, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const createEventLabel = "Create Event";

export const hostingPage = {
  title: "Your Events",
  lead: "The events you host, and what they need from you.",
  noun: "events",
  table: "Events you host",
  search: "Search your events",
  searchPlaceholder: "Search by name or place...",
  noneFound: "No events found",
  clearSearch: "Clear search",
  emptyTitle: "No events yet",
  example: { name: "Cloud Summit", about: "Berlin · 8 spots sold, 4 free", end: "$96,000" },
  empty: "Create an event, add packages, and publish it for sponsors to find.",
  event: "Event",
  status: "Status",
  dates: "Dates",
  location: "Location",
  notSet: "Not set",
  attendees: "Attendees",
  sold: "Sold",
  held: "Held",
  free: "Free",
  booked: "Booked",
} as const;

export const hostingViews = {
  label: "Views",
  events: "Events",
  desk: "Needs you",
  capacity: "Capacity",
} as const;

export const capacityTab = {
  label: "Capacity of your events",
  noun: "events",
  emptyTitle: "No open packages",
  empty: "Published events with packages show up here until they are over.",
  addOn: "Add-on",
} as const;

export const capacityBar = {
  sold: "Sold",
  held: "Held",
  free: "Free",
  waiting: "Waiting",
} as const;

export const newEventPage = {
  title: "Create Event",
  lead: "Start with the basics. Only you see a draft.",
  back: "Back to Your Events",
  save: "Save draft",
} as const;

export const hostedEventPage = {
  title: "Event",
  back: "Back to Your Events",
  backToEvent: "Back to the event",
  loading: "Loading the event",
  failed: "Couldn't load this event",
  notYoursTitle: "You can't edit this event",
  notYours: "Only its host can.",
  tabs: "This event",
  edit: "Details",
  history: "History",
  view: "View event",
  publish: "Publish",
  cancelEvent: "Cancel event",
  deleteDraft: "Delete draft",
  canceled: (reason: string) => sentence`This event was canceled: ${reason}`,
  over: "This event is over, so it can't be changed.",
  managersPublish: "Managers and owners publish events for your company.",
} as const;

export const eventFields = {
  title: "Details",
  note: "Sponsors see this on the event's page.",
  labels: {
    name: "Name",
    category: "Category",
    date: "Begins",
    endsAt: "Ends",
    location: "Location",
    timeZone: "Time zone",
    attendeeCount: "Expected attendees",
    attendeeType: "Who attends",
    description: "Description",
    eventUrl: "Website",
    oneSponsorPerIndustry: "One sponsor per industry",
  },
  oneSponsorPerIndustryNote:
    "Two sponsors from the same industry can't both take a package. Sponsors you already have stay.",
  websiteStart: "https://",
  chooseCategory: "Select one",
  localTime: (zone: string) => sentence`Local time in ${zone}.`,
  localTimeUnknown: "Local time of the event.",
  endsBefore: "It must end after it begins",
  skippedTime: "This time doesn't exist there: the clocks skip it that day. Choose another.",
  zone: (name: string, offset: string) => sentence`${name} (GMT${offset})`,
  zoneGuessed: "Guessed from the location. The times above are in this zone.",
  zoneUnknown: "Choose the event's time zone. The times above are in this zone.",
  zoneChosen: "The times above are in this zone.",
  locationHint: "City first, such as Austin, TX.",
  attendeeTypeHint: "Such as heads of platform and CTOs.",
  save: "Save changes",
  saveDraft: "Save draft",
} as const;

export const staleDialog = {
  title: "Someone else changed this event",
  lead: "These fields were changed here and elsewhere. Nothing you typed is lost yet.",
  field: "Field",
  theirs: "Theirs",
  mine: "Yours",
  empty: "Empty",
  on: "On",
  off: "Off",
  takeTheirs: "Use theirs",
  keepMine: "Keep mine",
} as const;

export const affectedDeals = {
  label: "Deals about this event",
  count: (count: number) => (count === 1 ? "1 deal is affected" : sentence`${count} deals are affected`),
  change: {
    negotiating: "Offers that are open are reopened: nobody can accept them as they are.",
    pending: "Contracts that both sides accepted are amended, and both sign again.",
    active:
      "Signed contracts get an amendment. Until both sides have signed it, the sponsor may leave without fault.",
  },
  cancel: {
    negotiating: "Offers that are open end.",
    pending: "Contracts that were accepted but not signed by both sides end.",
    active: "Signed deals can be canceled by either side without fault.",
  },
  told: "Sponsors, and everybody who saved the event or waits for a spot, are told.",
  named: (sponsor: string, packageName: string) => sentence`${sponsor}: ${packageName}`,
} as const;

export const affectedDialog = {
  title: "Change what contracts say?",
  lead: "Contracts about this event name what you changed, so they follow it.",
  isNew: "The deals have changed since you opened this. Read them again before you save.",
  confirm: "Save and tell everybody",
  back: "Back",
} as const;

export const cancelEventDialog = {
  title: (name: string) => sentence`Cancel ${name}?`,
  lead: "It leaves the list of events. Everyone who opens it reads your reason. This can't be undone.",
  reason: "Reason",
  required: "Say why it's canceled",
  loading: "Loading the deals about this event",
  failed: "Couldn't load the deals about this event",
  isNew: "The deals have changed since you opened this. Read them again before you cancel.",
  keep: "Keep event",
  confirm: "Cancel event",
} as const;

export const duplicateDialog = {
  open: "Duplicate",
  title: (name: string) => sentence`Duplicate ${name}`,
  lead: "The copy is a draft with the same details, packages, and add-ons. Deals, sponsors, and the picture stay with this event.",
  date: "Begins",
  endsAt: "Ends",
  zone: (zone: string) => sentence`Local time in ${zone}`,
  cancel: "Cancel",
  confirm: "Create the draft",
} as const;

export const deleteEventDialog = {
  title: (name: string) => sentence`Delete ${name}?`,
  lead: "The draft and its packages will be deleted. This can't be undone.",
  confirm: "Delete draft",
} as const;

export const imageCard = {
  title: "Image",
  file: "Image file",
  upload: "Upload image",
  change: "Change image",
  remove: "Remove",
  limits: "JPEG, PNG, or GIF, up to 2 MB, best when wide",
  uploading: "Uploading...",
  checking: "Checking the picture...",
} as const;

export const packagesCard = {
  title: "Sponsorship packages",
  note: (count: number, most: number) =>
    sentence`${count} of at most ${most}. The most expensive comes first.`,
  add: "Add package",
  emptyTitle: "No packages yet",
  empty: "Add a package so sponsors can make offers.",
  edit: (name: string) => sentence`Edit ${name}`,
  remove: (name: string) => sentence`Delete ${name}`,
  spots: (of: number) => sentence`${of} ${of === 1 ? "spot" : "spots"}`,
  benefits: (count: number) => sentence`${count} ${count === 1 ? "benefit" : "benefits"}`,
} as const;

export const packageDialog = {
  add: "Add package",
  edit: "Edit package",
  startFrom: "Start from",
  blank: "A blank package",
  template: (name: string, eventName: string) => sentence`${name}, from ${eventName}`,
  propose: "Propose a package",
  audience: "Who can see it",
  everybody: "Everybody",
  onlyFor: ({ name, company }: { name: string; company: string }) =>
    sentence`Only ${company === "" ? name : sentence`${name}, ${company}`}`,
  onlyForWriter: "Only who wrote to you",
  forAllHint: "You can also make it for one sponsor who has contacted you about this event.",
  forOneHint: "It has one spot. Nobody else can see it, and we tell the sponsor about it.",
  name: "Name",
  tier: "Tier",
  price: "Price",
  spots: "Spots",
  spotsHint: "How many sponsors can take it.",
  description: "Description",
  cancel: "Cancel",
  save: "Save package",
  send: "Propose package",
} as const;

export const addOnsCard = {
  title: "Add-ons",
  note: "Benefits that sponsors can add to any package.",
  add: "Add add-on",
  emptyTitle: "No add-ons yet",
  empty: "Offer extras with their own price, such as seats at a dinner or a push message.",
  edit: (name: string) => sentence`Edit ${name}`,
  remove: (name: string) => sentence`Delete ${name}`,
  unlimited: (sold: number, held: number) => sentence`No limit · ${sold} sold, ${held} held`,
} as const;

export const addOnDialog = {
  add: "Add add-on",
  edit: "Edit add-on",
  capacity: "Capacity",
  capacityHint: "How many sponsors can have it. Leave it empty for no limit.",
  save: "Save add-on",
} as const;

export const deleteAddOnDialog = {
  title: (name: string) => sentence`Delete ${name}?`,
  lead: "Sponsors can no longer add it. This can't be undone.",
  confirm: "Delete add-on",
} as const;

export const deletePackageDialog = {
  title: (name: string) => sentence`Delete ${name}?`,
  lead: "Sponsors won't be able to choose it any more. This can't be undone.",
  confirm: "Delete package",
} as const;

export const historyTab = {
  label: "What was changed, newest first",
  loading: "Loading the history",
  failed: "Couldn't load the history",
  emptyTitle: "No changes yet",
  empty: "Changes will appear here.",
  created: "created the event",
  published: "published the event",
  canceled: "canceled the event",
  changed: "changed the event",
  packageAdded: (name: string) => sentence`added the package ${name}`,
  packageDeleted: (name: string) => sentence`deleted the package ${name}`,
  addOnAdded: (name: string) => sentence`added the add-on ${name}`,
  addOnDeleted: (name: string) => sentence`deleted the add-on ${name}`,
  addOnsChanged: "changed the add-ons",
  packageChanged: (name: string) => sentence`changed the package ${name}`,
  unknown: "Somebody",
  imageAdded: "Added",
  imageReplaced: "Replaced",
  imageRemoved: "Removed",
  fields: {
    imageUrl: "Image",
    name: "Name",
    category: "Category",
    date: "Begins",
    endsAt: "Ends",
    timeZone: "Time zone",
    location: "Location",
    attendeeCount: "Expected attendees",
    attendeeType: "Who attends",
    description: "Description",
    eventUrl: "Website",
    cancelReason: "Reason",
    oneSponsorPerIndustry: "One sponsor per industry",
    price: "Price",
    tier: "Tier",
    benefits: "Benefits",
    maxSponsors: "Spots",
    addOnBenefit: "Add-on",
    addOnPrice: "Add-on price",
    addOnCapacity: "Add-on capacity",
  },
} as const;
