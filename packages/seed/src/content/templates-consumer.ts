import { template } from "./template.ts";

/** Templates for retail, food, fashion, beauty and luxury. */
export const consumerTemplates = [
  template("retail_swap_window", {
    name: "The Swap Window",
    description:
      "A shop window that changes every hour: shoppers bring one thing they no longer use and swap it for store credit and a place in the display.",
    industry: "retail",
    type: "pop_up",
    targetAudience: "Urban shoppers ages 22 to 40 who buy second-hand at least sometimes",
    keyFeatures: [
      "Hourly window change",
      "Credit on the spot",
      "Story tag on each object",
      "Charity partner takes what is left",
    ],
    estimatedBudget: 42_000,
    estimatedDuration: "10 days",
    goals: ["Bring lapsed customers back", "Make resale part of the brand"],
    metrics: ["Swaps per day", "Credit redeemed", "Returning customers after 30 days"],
    content:
      "Design a pop-up around swapping: customers trade an unused item for store credit and see it in the window. We want returning customers and a resale story.",
  }),
  template("retail_checkout_concert", {
    name: "Checkout Concerts",
    description:
      "Fifteen-minute acoustic sets by the registers at the quietest hours, announced to the neighborhood by phone two hours before.",
    industry: "retail",
    type: "activation",
    targetAudience: "Loyalty members within a mile of the store",
    keyFeatures: [
      "Quiet-hour scheduling",
      "Two-hour notice to members",
      "Local musicians paid properly",
      "Member-only basket offer",
    ],
    estimatedBudget: 26_000,
    estimatedDuration: "6 weeks",
    goals: ["Lift traffic at quiet hours", "Wake sleeping loyalty accounts"],
    metrics: ["Footfall against the same hour before", "Basket size", "Loyalty accounts reactivated"],
    content:
      "Plan short in-store concerts at quiet hours announced to nearby loyalty members. It should lift off-peak foot traffic and basket size.",
  }),
  template("food_one_pot_street", {
    name: "One Pot Street",
    description:
      "A street closed for lunch, one long table, one recipe cooked in twelve versions by twelve neighbors with your product in the pot.",
    industry: "food",
    type: "experiential",
    targetAudience: "Home cooks ages 28 to 55 in one district",
    keyFeatures: [
      "Twelve neighborhood cooks",
      "Recipe cards at every seat",
      "Blind vote with spoons",
      "Retail coupon valid next door",
    ],
    estimatedBudget: 52_000,
    estimatedDuration: "1 day",
    goals: ["Get the product tasted in a real dish", "Move shelf sales in the district"],
    metrics: ["Portions served", "Coupons redeemed within two weeks", "District sales against control"],
    content:
      "Create a shared street lunch where local cooks prepare one recipe in twelve versions with our product. Measure tasting and shelf sales nearby.",
  }),
  template("food_midnight_canteen", {
    name: "Midnight Canteen",
    description:
      "A canteen for night workers outside hospitals and depots from 11 p.m. to 4 a.m., paid for by the brand and announced by the people it feeds.",
    industry: "food",
    type: "pop_up",
    targetAudience: "Night-shift workers and the city that talks about them",
    keyFeatures: [
      "Five stops on rotating nights",
      "Menu by two local chefs",
      "Nominate-a-shift form",
      "No logo larger than the menu",
    ],
    estimatedBudget: 64_000,
    estimatedDuration: "10 nights",
    goals: ["Earn goodwill that is repeated by others", "Collect 2,000 nominations"],
    metrics: ["Meals served", "Nominations", "Earned mentions and their tone"],
    content:
      "Plan a traveling night canteen that feeds shift workers, with nominations by colleagues. We want earned attention and real goodwill.",
  }),
  template("fashion_mending_bar", {
    name: "The Mending Bar",
    description:
      "A bar where the bartenders are tailors: order a repair, watch it happen, and wear a small colored stitch as the season's mark.",
    industry: "fashion",
    type: "pop_up",
    targetAudience: "Style-minded customers ages 20 to 38",
    keyFeatures: [
      "Eight tailor seats",
      "Signature visible stitch",
      "Repair menu with fixed prices",
      "Archive pieces on the wall",
    ],
    estimatedBudget: 45_000,
    estimatedDuration: "2 weeks",
    goals: ["Own repair as a style choice", "Collect sizes and tastes with consent"],
    metrics: ["Repairs made", "Profiles created", "Second purchase within 60 days"],
    content:
      "Design a repair bar pop-up where tailors mend garments in front of guests with a signature stitch. Tie it to the new collection.",
  }),
  template("fashion_fitting_room_film", {
    name: "Fitting Room Films",
    description:
      "Each fitting room is a set by a different young director; guests leave with a nine-second film of the look they chose.",
    industry: "fashion",
    type: "activation",
    targetAudience: "Customers ages 18 to 30 who discover brands by video",
    keyFeatures: [
      "Six director-made rooms",
      "Nine-second film in the visitor's hand",
      "Look saved to basket",
      "Director credits on the wall",
    ],
    estimatedBudget: 70_000,
    estimatedDuration: "3 weekends",
    goals: ["Make trying on worth the trip", "Turn looks into carts"],
    metrics: ["Films made", "Films shared", "Basket conversion of saved looks"],
    content:
      "Create fitting rooms that are film sets by young directors; guests leave with a short film and a saved basket. Aim at first-time buyers.",
  }),
  template("beauty_skin_library", {
    name: "The Skin Library",
    description:
      "A quiet reading room where each shelf is a skin concern, each book a routine, and librarians are dermatologists with ten minutes for you.",
    industry: "beauty",
    type: "pop_up",
    targetAudience: "Skincare buyers ages 25 to 50 who distrust claims",
    keyFeatures: [
      "Ten-minute consultations",
      "Routine cards to borrow and return",
      "Ingredient index",
      "Samples matched to the card",
    ],
    estimatedBudget: 58_000,
    estimatedDuration: "3 weeks",
    goals: ["Win over skeptical buyers", "Replace discounts with advice"],
    metrics: ["Consultations held", "Cards returned", "Full-size purchases within 30 days"],
    content:
      "Design a calm pop-up library for skincare with short dermatologist consultations and routine cards. It should convert skeptics without discounts.",
  }),
  template("beauty_shade_match_tour", {
    name: "Shade Match Tour",
    description:
      "A small van with daylight cabins visits twelve campuses and offices to match foundation in real light and record the shades that are missing.",
    industry: "beauty",
    type: "experiential",
    targetAudience: "Women and men whose shade is hard to find",
    keyFeatures: [
      "Daylight cabins",
      "Missing-shade register",
      "Match card for every shop",
      "Results shared with product development",
    ],
    estimatedBudget: 66_000,
    estimatedDuration: "4 weeks",
    goals: ["Match 4,000 people", "Publish what the range lacks, and fix it"],
    metrics: ["Matches made", "Match cards used in shops", "Missing shades found"],
    content:
      "Plan a mobile shade-matching tour with daylight cabins and a public register of missing shades. We want trust and in-store use.",
  }),
  template("luxury_workshop_of_one", {
    name: "Workshop of One",
    description:
      "One client at a time spends an hour at the bench with a maker and finishes the last step of the piece they ordered.",
    industry: "luxury",
    type: "experiential",
    targetAudience: "Top clients and one guest each, by personal invitation",
    keyFeatures: [
      "One client an hour",
      "The client makes the last step",
      "Signed work record",
      "Private archive viewing",
    ],
    estimatedBudget: 120_000,
    estimatedDuration: "5 days",
    goals: ["Deepen forty relationships", "Open twenty new ones through guests"],
    metrics: ["Invitations accepted", "Guests who become clients", "Value of orders within 90 days"],
    content:
      "Create an appointment-only workshop where a client completes the final step of their own piece with the maker. Focus on relationships and guests.",
  }),
  template("luxury_silent_preview", {
    name: "The Silent Preview",
    description:
      "A private view with no speeches, no phones, and no prices: guests choose one object to hold, and a letter about it follows.",
    industry: "luxury",
    type: "activation",
    targetAudience: "Collectors and friends of the house",
    keyFeatures: [
      "Thirty guests an evening",
      "Phones sealed at the door",
      "One object to hold",
      "Handwritten letter within a week",
    ],
    estimatedBudget: 95_000,
    estimatedDuration: "3 evenings",
    goals: ["Be remembered for restraint", "Start private conversations"],
    metrics: ["Replies to letters", "Appointments made", "Orders within 120 days"],
    content:
      "Plan a phone-free private view for collectors, built on silence and one object each, followed by a personal letter.",
  }),
] as const;
