import type { Industry } from "@marquee/contracts/enums";

/** What a strategist knows about an industry before reading the brief. */
export interface IndustryFacts {
  /** The audience, if the brief names none. */
  audience: string;
  /** What convinces this audience. */
  proof: string;
  /** Where such an audience can be met. */
  place: string;
  goals: readonly [string, string];
  /** The number a finance director will ask for. */
  metric: string;
  /** Kinds of rivals, if the brief names none. */
  rivals: readonly [string, string, string];
  /** What can go wrong specifically in this industry. */
  risk: string;
  /** What to do about it. */
  riskAnswer: string;
}

export const industryFacts: Record<Industry, IndustryFacts> = {
  tech: {
    audience: "Technical decision makers and the engineers whose advice they take",
    proof: "a working system, shown under load by the people who built it",
    place: "A hall beside a major developer or technology event",
    goals: ["Earn technical trust", "Open qualified trials"],
    metric: "Trials started within 14 days",
    rivals: [
      "The platform everyone already pays for",
      "The open-source alternative",
      "The well-funded newcomer",
    ],
    risk: "Engineers leave at the first marketing sentence; every host must be able to answer a technical question.",
    riskAnswer: "Staff it with engineers only, and let them answer off script.",
  },
  retail: {
    audience: "Shoppers within a mile and loyalty members who have gone quiet",
    proof: "touching, comparing, and taking it home the same day",
    place: "A vacant storefront on a main street with strong weekend foot traffic",
    goals: ["Bring lapsed customers back", "Lift full-price sales"],
    metric: "Sales compared with the same weeks last year",
    rivals: [
      "The marketplace with next-day delivery",
      "The discount chain around the corner",
      "The direct-to-consumer brand",
    ],
    risk: "Staff and stock are the bottleneck: a sold-out hero item on day two ends the story.",
    riskAnswer: "Hold back a third of the stock for the last two days, and take orders for what is gone.",
  },
  finance: {
    audience: "People with one important money decision this year, and the advisors they ask",
    proof: "plain numbers for their own case, with the costs named first",
    place: "A train station concourse or a business district at lunchtime",
    goals: ["Explain before selling", "Open accounts that stay active"],
    metric: "Active accounts after 60 days",
    rivals: ["The customer's main bank", "The app with no fees", "The comparison site"],
    risk: "Every claim needs a compliance review; plan two weeks for it before anything is printed.",
    riskAnswer: "Send every text to compliance before design begins, and print nothing until it is back.",
  },
  healthcare: {
    audience: "Clinicians, patients with the condition, and the families who decide with them",
    proof: "evidence in one page, presented by a clinician who uses it",
    place: "A hospital forum, a conference side room, or a community center",
    goals: ["Build clinical trust", "Increase informed inquiries"],
    metric: "Informed inquiries per 100 visitors",
    rivals: ["The standard of care", "The large device or pharma company", "The digital-only service"],
    risk: "Health data and promotional rules apply: collect no diagnosis, and have the medical reviewer on site.",
    riskAnswer: "Collect names and consent alone, and let the reviewer approve each script in rehearsal.",
  },
  food: {
    audience: "Home cooks and lunch-goers ages 25 to 50 in one neighborhood",
    proof: "a full portion in a dish they would cook themselves",
    place: "A market hall or a street that can be closed for lunch",
    goals: ["Put the product in real dishes", "Move shelf sales nearby"],
    metric: "Coupons redeemed within two weeks",
    rivals: ["The family favorite", "The store brand", "The new health brand"],
    risk: "Food safety permits and allergens decide the calendar; apply six weeks ahead.",
    riskAnswer: "Apply for permits in the first week, and plan a version without open food.",
  },
  entertainment: {
    audience: "Fans ages 16 to 40 and the friend they always bring",
    proof: "being part of one scene instead of watching a trailer",
    place: "An old cinema, a set or a venue the fans already know",
    goals: ["Fill opening week", "Give fans something of their own to share"],
    metric: "Tickets or streams from guests in seven days",
    rivals: ["The franchise opening the same month", "The streaming home screen", "The live concert season"],
    risk: "Spoilers travel faster than permissions; decide beforehand what may be filmed.",
    riskAnswer: "Mark the two rooms where filming is welcome, and collect phones in the third.",
  },
  automotive: {
    audience: "Households that will replace a car within 18 months",
    proof: "a night with the car and their own outlet, not a lap around the block",
    place: "A parking lot with chargers, near where families shop on Saturdays",
    goals: ["Replace short test drives with real use", "Take qualified orders"],
    metric: "Orders within 60 days of a test",
    rivals: ["The make they drive now", "The electric pioneer", "The car subscription service"],
    risk: "Insurance and driver checks slow the line; run them online before the day.",
    riskAnswer: "Take bookings with a license check online, and keep two passenger slots an hour free.",
  },
  education: {
    audience: "Prospective students and the people who advise and pay for them",
    proof: "one finished piece of work from their first lesson",
    place: "The campus on an evening, and a school hall on the other side of town",
    goals: ["Lower the fear of applying", "Raise completed applications"],
    metric: "Applications within 60 days",
    rivals: ["The prestigious name", "The free online course", "The employer's own academy"],
    risk: "Parents and students ask different questions; give each group its own half hour.",
    riskAnswer: "Print two programs, and have a teacher and a student answer side by side.",
  },
  travel: {
    audience: "City professionals with unused vacation days and a short list in mind",
    proof: "an hour that feels like the place, and a fare that can be held",
    place: "A downtown storefront near offices, or a long-distance train station concourse",
    goals: ["Sell the shoulder season", "Collect held offers"],
    metric: "Held fares turned into bookings",
    rivals: ["The destination everyone posts", "The low-cost weekend", "Staying at home"],
    risk: "Weather and prices change daily; promise a hold, never a number on a wall.",
    riskAnswer: "Show ranges with their date, and hold the day's price for 48 hours for those who ask.",
  },
  fashion: {
    audience: "Style-minded customers ages 18 to 38 who discover brands through people",
    proof: "wearing it, repairing it, seeing it on three different bodies",
    place: "A corner storefront in the neighborhood that sets the season",
    goals: ["Own one idea of the season", "Turn looks into carts"],
    metric: "Carts from saved looks",
    rivals: ["The fast copy", "The heritage label", "The resale app"],
    risk: "Sizing that excludes will be filmed; bring the full range or announce what is missing.",
    riskAnswer: "Bring every size in the two hero pieces, and order the rest to the fitting.",
  },
  beauty: {
    audience: "Skincare and makeup buyers ages 20 to 50 who distrust claims",
    proof: "a match in daylight and an expert with no sales target",
    place: "A bright storefront with real daylight, near a drugstore or a campus",
    goals: ["Win over skeptics with advice", "Sell full sizes without discount"],
    metric: "Full-size purchases within 30 days",
    rivals: ["The dermatologist's brand", "The celebrity line", "The drugstore brand"],
    risk: "Skin reactions must be asked for and recorded; an untrained host is a liability.",
    riskAnswer: "Patch-test first, keep a card for each guest, and have one trained host per four seats.",
  },
  sports: {
    audience: "Recreational athletes ages 18 to 50, their clubs, and their supporters",
    proof: "a personal result, timed and filmed",
    place: "A track, a park loop or the arena's forecourt on game day",
    goals: ["Own one emotional moment", "Build a training community"],
    metric: "Weekly active members after 30 days",
    rivals: ["The global sportswear brand", "The club's current sponsor", "The fitness app"],
    risk: "Injuries happen; have first aid, waivers, and a calm voice at the microphone.",
    riskAnswer: "Book the medics first, sign waivers online, and rehearse the stop signal.",
  },
  nonprofit: {
    audience: "People who give once a year and volunteers who bring others",
    proof: "one person, one amount, one visible effect",
    place: "A seasonal market or a busy foyer lent by a partner",
    goals: ["Turn single gifts into monthly ones", "Recruit hosts and volunteers"],
    metric: "Monthly donors and cost per dollar raised",
    rivals: [
      "The large international charity",
      "Local fundraising by schools and clubs",
      "The crowdfunding page",
    ],
    risk: "Spending looks like waste: publish the cost and what it raised on the same day.",
    riskAnswer: "Put the cost and the running total on a board at the door.",
  },
  luxury: {
    audience: "Existing clients and one guest each, by personal invitation",
    proof: "time with the maker, and silence",
    place: "The workshop, a private house or an archive",
    goals: ["Deepen existing relationships", "Open new ones by introduction"],
    metric: "Orders within 90 days by invitation",
    rivals: ["The house across the square", "The independent maker", "The auction and resale market"],
    risk: "One guest too many spoils the room; the list matters more than the build.",
    riskAnswer: "Close the list a week before, and give late names a private visit instead.",
  },
  media: {
    audience: "Readers, listeners, and viewers who visit weekly but don't pay yet",
    proof: "seeing how the work is done and doing a piece of it",
    place: "The newsroom, the studio or a cultural venue in the city",
    goals: ["Turn visitors into members", "Give sponsors a place people remember"],
    metric: "Trials kept after 60 days",
    rivals: ["The free feed", "The global streaming bundle", "The newsletter of one person"],
    risk: "Editorial independence must be visible; sponsors stand beside the work, not in it.",
    riskAnswer: "Name the sponsor at the door and nowhere in the program.",
  },
  gaming: {
    audience: "Players ages 16 to 34 and the creators they follow",
    proof: "twenty minutes of play, a time on the board and a clip",
    place: "A hall or arcade with late opening, near public transport",
    goals: ["Grow wishlists before launch", "Give creators something worth filming"],
    metric: "Wishlists added on site",
    rivals: ["The franchise sequel", "The free-to-play giant", "The indie favorite of the month"],
    risk: "Lines kill the mood: book slots by phone, and offer something to play while waiting.",
    riskAnswer: "Open slots three days ahead, and cap the line at what ten minutes can serve.",
  },
  other: {
    audience: "The people who decide on this purchase and those who use it every day",
    proof: "the thing itself, in use, with its maker beside it",
    place: "A place the audience already passes twice a week",
    goals: ["Make the offer easy to understand", "Start conversations worth continuing"],
    metric: "Qualified conversations and their cost",
    rivals: ["The established supplier", "The cheaper substitute", "Doing nothing this year"],
    risk: "Without a sharp audience the idea becomes pleasant and forgettable; choose one group and say no to the rest.",
    riskAnswer: "Rehearse the full visit with ten outsiders a week before, and cut what they do not use.",
  },
};
