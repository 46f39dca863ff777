import { template } from "./template.ts";

/** Templates for entertainment, travel and sports. */
export const leisureTemplates = [
  template("entertainment_set_after_dark", {
    name: "The Set After Dark",
    description:
      "The real set of the series opens for four nights; guests move through one scene as extras and find their take in their inbox.",
    industry: "entertainment",
    type: "experiential",
    targetAudience: "Fans ages 18 to 40 and the friends they bring",
    keyFeatures: [
      "Guests play one scene",
      "Personal take by email",
      "Props desk with stories",
      "Timed entry, no line",
    ],
    estimatedBudget: 150_000,
    estimatedDuration: "4 nights",
    goals: ["Fill the week before the premiere", "Give each guest a clip of their own"],
    metrics: ["Tickets sold", "Clips shared", "Premiere viewing among guests"],
    content:
      "Create a night-time walk through the real set in which guests act in one scene and receive the clip. Drive premiere viewing.",
  }),
  template("entertainment_second_screen_premiere", {
    name: "Premiere in Every Living Room",
    description:
      "A simultaneous online premiere with a host, a live score, and a choice the audience makes together at minute forty.",
    industry: "entertainment",
    type: "virtual",
    targetAudience: "Streaming households in five countries",
    keyFeatures: [
      "Live host and composer",
      "One audience decision",
      "Watch rooms of ten",
      "Premiere kit to download",
    ],
    estimatedBudget: 85_000,
    estimatedDuration: "1 evening",
    goals: ["Make watching together a reason to be on time", "Grow sign-ups in five markets"],
    metrics: ["Concurrent rooms", "Votes cast", "Sign-ups within 48 hours"],
    content:
      "Plan a live virtual premiere with watch rooms, a host, and one collective choice. We want punctual viewing and sign-ups.",
  }),
  template("travel_departure_lounge", {
    name: "Departure Lounge, Downtown",
    description:
      "A lounge in the business district where the flight is an hour long: the taste, weather, and sound of one destination between two meetings.",
    industry: "travel",
    type: "pop_up",
    targetAudience: "City professionals ages 28 to 50 with unused vacation days",
    keyFeatures: ["One destination a week", "Climate cabin", "Local tasting plate", "Fare held for 72 hours"],
    estimatedBudget: 88_000,
    estimatedDuration: "4 weeks",
    goals: ["Sell the shoulder season", "Collect 5,000 held fares"],
    metrics: ["Visits", "Held fares bought", "Share of shoulder-season dates"],
    content:
      "Design a downtown pop-up lounge that lets people feel one destination in an hour and hold a fare. Focus on the shoulder season.",
  }),
  template("travel_postcard_platform", {
    name: "The Postcard Platform",
    description:
      "Long-distance platforms become writing desks: write a card to someone in a town on the line, and the railway delivers it with a return offer.",
    industry: "travel",
    type: "activation",
    targetAudience: "Travelers who have not taken the train in a year",
    keyFeatures: [
      "Twelve stations",
      "Illustrated cards by local artists",
      "Delivered within three days",
      "Offer for sender and receiver",
    ],
    estimatedBudget: 54_000,
    estimatedDuration: "3 weeks",
    goals: ["Create reasons to visit", "Fill off-peak seats"],
    metrics: ["Cards sent", "Offers redeemed", "Off-peak seats sold"],
    content:
      "Create a station activation where travelers send postcards along the line and both ends receive an offer. Fill off-peak trains.",
  }),
  template("sports_last_lap", {
    name: "The Last Lap",
    description:
      "The final lap of the city race belongs to amateurs: one hundred people run it on the closed course an hour before the professionals.",
    industry: "sports",
    type: "sponsorship",
    targetAudience: "Recreational runners ages 25 to 55 and their supporters",
    keyFeatures: [
      "Hundred drawn places",
      "Professional timing and finish photo",
      "Coach-led build-up in eight weeks",
      "Family area at the finish",
    ],
    estimatedBudget: 72_000,
    estimatedDuration: "8 weeks and race day",
    goals: ["Own the emotional moment of race day", "Build a training community"],
    metrics: ["Entries in the draw", "Training app weekly users", "Brand recall after the race"],
    content:
      "Plan a race sponsorship around one amateur lap on the professional course with an eight-week build-up. We want community and recall.",
  }),
  template("sports_courtyard_league", {
    name: "Courtyard League",
    description:
      "Small courts in twelve courtyards, teams by postcode, referees from the local club and a final in the real arena.",
    industry: "sports",
    type: "activation",
    targetAudience: "Young people ages 12 to 18 and their districts",
    keyFeatures: [
      "Twelve portable courts",
      "Mixed teams by postcode",
      "Club referees and scouts",
      "Final in the arena at half-time",
    ],
    estimatedBudget: 98_000,
    estimatedDuration: "6 weeks",
    goals: ["Bring the sport to places without courts", "Recruit for local clubs"],
    metrics: ["Players", "Girls' share of players", "Club memberships after the season"],
    content:
      "Design a courtyard league with portable courts and postcode teams that ends in the arena. Measure club memberships.",
  }),
] as const;
