/** The texts of the Sponsorship Hub. */

export const dealsPage = {
  title: "Sponsorship Hub",
  lead: "Follow every deal from the first offer to the contract.",
  create: "Create New Deal",
  tabs: "Deals by status",
  active: "Active",
  negotiating: "Negotiating",
  completed: "Completed",
  all: "All Deals",
  noun: "deals",
  mine: "Only mine",
  noneMine: "You don't own or follow any of these deals",
  empty: {
    all: "No deals found",
    active: "No active deals found",
    negotiating: "No negotiating deals found",
    completed: "No completed deals found",
  },
  example: { name: "Cloud Summit", about: "Main Stage Partner · Berlin", end: "$12,000" },
  findEvents: "Find events",
  emptyBrand: "Choose a package of an event and send the host an offer.",
  emptyHost: "Offers from sponsors for your events show up here.",
} as const;
