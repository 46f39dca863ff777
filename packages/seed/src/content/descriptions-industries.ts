import type { Industry } from "@marquee/contracts/enums";

/** Descriptions of calendar events for industries; `{city}` stands for the event's city. */
export const industryDescriptions: Record<Industry, readonly string[]> = {
  tech: [
    "Hardware on the ground floor, software upstairs, and a balcony for arguments about standards. It has been the first date in the {city} technology calendar for eleven years.",
    "Chips, cables, batteries, screens: makers bring parts you can hold, and engineers bring the questions that a data sheet leaves out.",
  ],
  retail: [
    "Store managers run this one. A full-size shop stands in the hall, restocked at noon, and every technology on show has to work during the rush.",
    "Shrink, staffing, returns, and the price of a paper bag. Merchants from chains of 5 to 500 stores swap numbers they would never put on a slide.",
  ],
  finance: [
    "Treasurers, controllers, and the auditors who visit them. The agenda follows a fiscal year, from forecast to close, and the closing panel is exactly that.",
    "Advisers spend a day in {city} listening to clients: a retired teacher, a founder after her exit, a couple with three mortgages. Fees are discussed out loud.",
  ],
  healthcare: [
    "Clinic owners come to talk about waiting rooms, no-shows, and how to keep good people. Continuing education credits are handed out at the door on your way home.",
    "Home care is growing faster than anybody can hire for it. Providers, families, and insurers sit in the same circle, and the moderator is a retired ward sister.",
  ],
  food: [
    "You taste first and read the label afterward. Growers pour, bakers slice, and buyers for regional grocers carry a stack of order forms through the aisles.",
    "Forty kitchens, one long table, and a price list from every supplier in the room. Restaurant owners around {city} plan their menus here each season.",
  ],
  entertainment: [
    "Promoters, venue managers, and the crews who load in at four in the morning. There is a full rig in the hall; you may climb it with a harness and a guide.",
    "Tickets, talent, and the fans who make both worth something. The afternoon belongs to theme parks, the night to a lineup that stays secret until doors open.",
  ],
  automotive: [
    "Test drives leave every six minutes from the south gate. Dealers get a morning of their own before the public comes in with its children and its opinions.",
    "Chargers, fleets, and the mechanics who have to fix what engineers invent. A workshop bay is open on stage, and the torque wrench is louder than the keynote.",
  ],
  education: [
    "Teachers pick the sessions and grade the speakers. Anything sold to schools may be shown, provided a student demonstrates it.",
    "From night classes to doctoral programs: people who run learning for adults compare completion rates, and admit what they quietly stopped offering in {city}.",
  ],
  travel: [
    "Hoteliers trade a bad review for a better idea. Tour operators, tourist boards, and small airlines meet in twenty-minute slots arranged weeks ahead.",
    "Where will people want to go after next summer? Destination teams bring arrivals, bed nights, and a dish from home; the tasting counts as networking.",
  ],
  fashion: [
    "Two runways, one for what sells and one for what will. Buyers write orders backstage, and pattern makers explain the seam that everyone photographs.",
    "Mills from nine countries hang their fabric in an old tram depot in {city}. Designers come with scissors. Nobody leaves without a swatch book.",
  ],
  beauty: [
    "Sit down in any chair and have your hair done by somebody who will tell you how. Salon owners do the ordering; chemists do the explaining.",
    "Independent labels show formulas next to finished jars, and dermatologists walk around asking what the third ingredient is for.",
  ],
  sports: [
    "Club presidents, kit makers, and physiotherapists share a training ground for the weekend. Every product gets ten minutes with an actual team.",
    "Running, rowing, and everything with a finish line. Race directors compare permits and volunteers by day, then join the open 10K through {city} at dusk.",
  ],
  nonprofit: [
    "Fundraisers read out their worst appeal letters and fix them together. Foundations keep a table each, with a sign that says what they will never fund.",
    "Small charities come with one stubborn problem and meet volunteers who do that for a living: bookkeepers, translators, a very patient database engineer.",
  ],
  luxury: [
    "By introduction only. Watchmakers, shipyards, and family hotels receive guests in private salons, and the visitor list is shorter than the staff list.",
    "What makes a client come back for thirty years? House directors talk about repair, memory, and restraint over an unhurried dinner in {city}.",
  ],
  media: [
    "Editors, podcasters, and the people who sell the space around them. We record a live show on the hour, and you can watch the ad being cut in.",
    "Audience figures get audited on stage here. Publishers show what a subscriber costs, station managers show what a listener does next.",
  ],
  gaming: [
    "Two hundred playable builds, most of them unannounced, and developers standing next to each one with a notebook. Sound off, headphones on, elbows in.",
    "A tournament downstairs and a trade fair above it. Studios meet publishers between matches; the final fills {city}'s old arena and streams to a million screens.",
  ],
  other: [
    "Farmers, machinery dealers, and the agronomist from the next county. Fields are twenty minutes away by bus, boots are provided, and lunch comes from the plots you walk.",
    "City halls send their problem solvers: permits, parking, snow, and a library that wants to stay open later. Suppliers listen for a morning before they may speak.",
  ],
};
