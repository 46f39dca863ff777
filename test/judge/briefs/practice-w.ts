// cspell:ignore Andersonville mainten videographer
import type { Brief } from "./brief.ts";

/** Briefs as marketers, planners and owners write them, second part. */
export const practiceW: readonly Brief[] = [
  {
    id: "y513",
    industry: "education",
    prompt:
      "Our evening welding certificate takes nine months. Warehouse workers nearby believe that college means years in a classroom and a loan. Everyone who comes should weld one seam themselves, in helmet and gloves and with an instructor next to them; we may not promise anyone a job.",
    form: {
      budget: 8_000,
      targetAudience: { description: "warehouse workers between 20 and 40 within 15 miles" },
      goals: ["50 applications for the January class"],
      location: "The college's welding shop, Toledo, Ohio",
      duration: "two Thursdays in November, 5 to 9 pm",
    },
    product: ["welding certificate", "certificate", "welding"],
    problem: ["years", "classroom", "loan", "debt"],
    audience: { words: ["warehouse worker", "worker"] },
    mustHaves: {
      "everyone welds a seam": ["seam", "weld", "welds", "bead"],
      "helmet and gloves": ["helmet", "glove"],
      "an instructor next to them": ["instructor"],
    },
    mustNots: { "no promise of a job": ["guaranteed job", "job guarantee", "guarantees a job"] },
    place: { words: ["Toledo", "welding shop", "college"], wrong: ["shopping mall", "hotel", "trade show"] },
    when: {
      days: 2,
      hours: 8,
      words: ["Thursday", "November", "5", "evening", "two"],
      wrong: ["Saturday", "Sunday", "lunch break"],
    },
    budgetCents: 800_000,
    target: { count: 50, counts: ["application", "applicant"] },
  },
  {
    id: "y514",
    industry: "travel",
    prompt:
      "We are the visitors bureau of a lake county in northern Michigan with forty inns that stand mostly empty from October to April. Couples in Chicago know us from summer and assume that everything closes after Labor Day, so they never ask. We have rented a vacant storefront in the Andersonville neighborhood for four days in September, Thursday to Sunday from noon to 8 p.m. The innkeepers themselves should be there, each with something that belongs to the cold months, and a visitor must be able to hold a weekend on the spot. The lease forbids cooking and amplified music, and we don't want a single picture of a beach. The budget is $38,000 including travel for the innkeepers, and our board will count 150 weekends held or booked.",
    product: ["inn", "lake county", "county"],
    problem: ["empty", "closed", "closes", "closing", "Labor Day", "shut", "summer only"],
    audience: { words: ["couple", "Chicagoan"] },
    mustHaves: {
      "innkeepers are there": ["innkeeper"],
      "a weekend can be held on the spot": ["hold", "holds", "held", "book", "books", "booked", "reserve*"],
    },
    mustNots: {
      "no cooking": ["cooking station", "cooking demo", "live cooking", "grill", "frying"],
      "no amplified music": ["DJ", "live band", "amplified", "loudspeaker", "concert"],
      "no picture of a beach": ["beach", "beach scene"],
    },
    place: {
      words: ["Chicago", "Andersonville", "storefront"],
      wrong: ["trade show", "train station", "hotel ballroom"],
    },
    when: {
      days: 4,
      hours: 32,
      words: ["Thursday", "Sunday", "four days", "four-day", "September", "noon"],
      wrong: ["Monday", "Tuesday", "breakfast"],
    },
    budgetCents: 3_800_000,
    target: { count: 150, counts: ["weekend", "booking", "hold"] },
  },
  {
    id: "y515",
    industry: "fashion",
    prompt:
      "We make safety boots on a last that was measured from women's feet. Women on building sites wear men's boots in a small size with two pairs of socks, and they stumble on ladders and get blisters. At a conference for tradeswomen in Atlanta, Georgia, with 650 attendees, we have a booth on Thursday and Friday from 11 a.m. to 5 p.m. There will be three fitting benches with one fitter each; both feet are measured, the boot is tried on a real ladder, and that takes 15 minutes. Please keep everything pink out of it, and no runway. We can spend $16,000, and our sales director expects 300 fittings.",
    product: ["safety boot", "boot"],
    problem: ["men's boots", "socks", "blister", "stumble", "don't fit", "doesn't fit", "ill-fitting"],
    audience: { words: ["tradeswomen", "tradeswoman", "women", "attendee"], size: 650 },
    mustHaves: {
      "both feet are measured": ["measure", "measures", "measured", "measuring", "measurement"],
      "the boot is tried on a ladder": ["ladder"],
    },
    mustNots: { "nothing pink": ["pink"], "no runway": ["runway", "catwalk", "fashion show"] },
    place: { words: ["Atlanta", "conference", "booth"], wrong: ["shopping mall", "campus", "shoe store"] },
    when: {
      days: 2,
      hours: 12,
      words: ["Thursday", "Friday", "two days", "11"],
      wrong: ["Saturday", "Sunday", "evening"],
    },
    budgetCents: 1_600_000,
    target: { count: 300, counts: ["fitting"] },
    unmet: [
      {
        line: "target",
        why: "Three benches with four fittings an hour make 144 fittings in twelve hours.",
        words: ["300", "three benches", "bench", "benches", "15 minutes", "144", "fitter"],
      },
    ],
  },
  {
    id: "y516",
    industry: "beauty",
    prompt:
      "Our scalp serum is for women who wear braids for weeks and cannot get at the itch underneath. At the natural hair expo in Houston, Texas, we want to treat visitors in four chairs, 20 minutes each, on Saturday and Sunday from 10 a.m. to 6 p.m. The braids stay in, every guest gets a patch test before the serum touches the scalp, and the work is done by stylists who braid themselves. We may not claim that hair grows faster, and we don't want before-and-after pictures. There is $14,000, and 160 treatments would make the weekend worthwhile.",
    product: ["scalp serum", "serum"],
    problem: ["itch", "itchy", "itching", "itches"],
    audience: { words: ["women who wear braids", "women", "braid", "visitor", "guest"] },
    mustHaves: {
      "the braids stay in": [
        "stay in",
        "stays in",
        "braids in",
        "intact",
        "between",
        "under the braids",
        "parting",
      ],
      "a patch test first": ["patch test", "patch-test*"],
      "stylists who braid": ["stylist", "braider"],
    },
    mustNots: {
      "no claim that hair grows": ["hair growth", "grows hair", "grow faster", "grows faster", "regrow*"],
      "no before-and-after pictures": ["before-and-after photo", "before-and-after picture"],
    },
    place: { words: ["Houston", "expo"], wrong: ["shopping mall", "campus", "drugstore"] },
    when: {
      days: 2,
      hours: 16,
      words: ["Saturday", "Sunday", "two days", "weekend", "10"],
      wrong: ["Friday", "Monday", "weekday"],
    },
    budgetCents: 1_400_000,
    target: { count: 160, counts: ["treatment"] },
  },
  {
    id: "y517",
    industry: "sports",
    prompt:
      "I organize a walking soccer league in Raleigh, North Carolina, for men and women over 55 who played once, whose knees no longer allow running and who miss having a team more than the game. The parks department gives us a lawn on three Saturday mornings in April, 8:30 to 11:30, with room for two small fields; each game lasts 20 minutes and is six against six. Newcomers should be mixed with our regular players and have somebody to call by name when they leave. The permit allows no vehicles on the grass and no loudspeakers, and please don't call our players seniors. We have $2,000 and want 120 people to play at least one game.",
    product: ["walking soccer", "league"],
    problem: ["knee", "miss", "misses", "missed", "no team", "without a team", "running"],
    audience: { words: ["over 55", "55", "men and women", "former player", "newcomer"] },
    mustHaves: { "newcomers play with regulars": ["regular", "league player", "mixed", "existing player"] },
    mustNots: {
      "no vehicles on the grass": ["vehicle on the grass", "food truck", "branded van", "trailer"],
      "no loudspeakers": ["loudspeaker", "PA system", "DJ", "microphone", "megaphone"],
      "never seniors": ["seniors", "elderly"],
    },
    place: { words: ["Raleigh", "park", "lawn"], wrong: ["stadium", "shopping mall", "trade show", "gym"] },
    when: {
      days: 3,
      hours: 9,
      words: ["Saturday", "April", "morning", "8:30", "three"],
      wrong: ["Sunday", "evening", "weekday"],
    },
    budgetCents: 200_000,
    target: { count: 120, counts: ["people", "player", "newcomer", "participant"] },
  },
  {
    id: "y518",
    industry: "nonprofit",
    prompt:
      "Our food bank in Fresno, California, is short of volunteers on weekday mornings. Retired people tell us they assumed we only need strong young backs, and parents think they would have to commit for a whole year, while one shift of three hours would already help. We have a ten foot space at the farmers market on two Saturdays, 8 a.m. to 1 p.m. Everyone who stops should pack one real box that a family receives that week. We will not ask for money there, and we do not show pictures of the people who come to us. There are $800 for everything. We need 75 people who put their name down for a first shift.",
    product: ["food bank", "volunteer", "shift"],
    problem: ["young backs", "strong", "whole year", "commitment", "too old", "short of volunteers"],
    audience: { words: ["retired", "retiree", "parent"] },
    mustHaves: {
      "everyone packs a real box": ["box", "boxes"],
      "one shift is enough": ["one shift", "first shift", "single shift", "three hours", "three-hour"],
    },
    mustNots: {
      "no money is asked for": ["cash donation", "donation jar", "donate money", "fundraiser"],
      "no pictures of those who come": ["photos of clients", "photos of recipients", "portraits of families"],
    },
    place: { words: ["Fresno", "farmers market", "market"], wrong: ["shopping mall", "trade show", "hotel"] },
    when: { days: 2, hours: 10, words: ["Saturday", "two", "8", "morning"], wrong: ["Sunday", "evening"] },
    budgetCents: 80_000,
    target: { count: 75, counts: ["people", "volunteer", "sign-up", "first shift", "name"] },
  },
  {
    id: "y519",
    industry: "nonprofit",
    prompt:
      "We find homes for dogs over eight years old, which wait three times as long in our shelter as puppies do. We want people to spend twenty quiet minutes with one dog and its handler on a shopping plaza in Sacramento, on all four Sundays of May. The plaza takes $350 a day for the permit and the insurance costs us $275 for each day. No dog goes home on the same day, and please show no cages.",
    form: {
      budget: 900,
      targetAudience: { description: "people over 50 who live alone or as a couple" },
      goals: ["20 adoption applications"],
      duration: "11 am to 4 pm",
    },
    product: ["dog", "older dog", "adoption"],
    problem: ["wait*", "three times", "overlooked", "passed over", "puppies", "puppy"],
    audience: { words: ["over 50", "couple", "live alone", "living alone"] },
    mustHaves: {
      "twenty minutes with one dog": ["twenty minutes", "20 minutes", "twenty-minute", "20-minute"],
      "a handler with each dog": ["handler"],
    },
    mustNots: {
      "no dog goes home the same day": ["same-day adoption", "adopt on the spot", "on-the-spot adoption"],
      "no cages": ["cage", "kennel run", "crate"],
    },
    place: { words: ["Sacramento", "plaza"], wrong: ["trade show", "hotel", "campus"] },
    when: { words: ["Sunday", "May", "11"], wrong: ["Saturday", "evening", "weekday"] },
    budgetCents: 90_000,
    target: { count: 20, counts: ["application", "adoption application", "adoption"] },
    unmet: [
      {
        line: "budget",
        why: "A day costs $625 for permit and insurance; four Sundays cost $2,500 and $900 pays one.",
        words: ["$900", "$2,500", "$625", "budget", "four Sundays", "one Sunday", "permit"],
      },
    ],
  },
  {
    id: "y520",
    industry: "luxury",
    prompt:
      "We sell eighth shares in a 48 foot sailing yacht that lies in Newport, Rhode Island, with a captain and all upkeep included. Those who owned a boat tell us that they sailed eleven days a year and paid for the whole of it. We are inviting 40 former owners to sail with us from Friday to Sunday in the second week of September, with one sail from 2 to 4 p.m. and one from 5 to 7 p.m. each day and eight guests aboard at a time. Every guest should take the helm, and one of our present shareholders should be aboard to answer what we would rather not. Nobody signs anything on the boat, and there is to be no photographer and no drone. The budget is $30,000, and six shares reserved by the end of the month is what we hope for.",
    product: ["yacht", "share"],
    problem: ["eleven days", "11 days", "upkeep", "paid for the whole", "whole year", "idle", "mainten*"],
    audience: { words: ["former owner", "former boat owner", "guest", "owner"], size: 40 },
    mustHaves: {
      "every guest takes the helm": ["helm", "steer", "steers", "steering", "at the wheel"],
      "a present shareholder is aboard": ["shareholder", "co-owner", "current owner", "present owner"],
    },
    mustNots: {
      "nobody signs on the boat": ["sign a contract", "sign on board", "sign aboard", "contracts on board"],
      "no photographer or drone": ["photographer", "drone", "videographer", "film crew"],
    },
    place: {
      words: ["Newport", "yacht", "harbor", "dock"],
      wrong: ["trade show", "shopping mall", "hotel ballroom", "boat show"],
    },
    when: {
      days: 3,
      hours: 12,
      words: ["Friday", "Sunday", "September", "2", "three days"],
      wrong: ["Monday", "breakfast", "midnight"],
    },
    budgetCents: 3_000_000,
    target: { count: 6, counts: ["share", "reservation"] },
  },
  {
    id: "y521",
    industry: "media",
    prompt:
      "We publish a daily email newsletter about Chattanooga, Tennessee, and live from memberships at $8 a month. Many residents hear about their own street only through rumors in neighborhood groups, and they have never met a reporter. The public library offers us a table in five of its branches, one each evening from Monday to Friday, 5 to 7:30 p.m. Two reporters should sit there, every visitor leaves one question about the neighborhood, and the newsletter answers it within a week. The library allows no payments on its premises, so memberships have to come afterwards, and no candidate for any office may take part. We have $3,000 and aim at 120 new members within a month.",
    product: ["newsletter", "membership"],
    problem: ["rumor", "neighborhood group", "hearsay", "gossip", "never met a reporter"],
    audience: { words: ["resident", "neighbor", "reader", "library visitor", "visitor"] },
    mustHaves: {
      "reporters sit there": ["reporter", "journalist"],
      "every visitor leaves a question": ["question"],
      "it is answered within a week": ["within a week", "within seven days", "one week"],
    },
    mustNots: {
      "no payments at the library": ["card reader", "take payment", "pay on site", "cash box"],
      "no candidates": ["candidate", "politician"],
    },
    place: { words: ["Chattanooga", "library", "branch"], wrong: ["shopping mall", "trade show", "hotel"] },
    when: {
      days: 5,
      hours: 12.5,
      words: ["Monday", "Friday", "evening", "five", "5"],
      wrong: ["Saturday", "Sunday", "lunch"],
    },
    budgetCents: 300_000,
    target: { count: 120, counts: ["member", "membership"] },
  },
  {
    id: "y522",
    industry: "gaming",
    prompt:
      "Our studio will show a cooperative puzzle game at a convention in Seattle, Washington, from Friday to Sunday, 10 a.m. to 6 p.m. It is made for a parent and a teenager, who usually find that one of them is far better and the other one watches. Each player sees only half of the puzzle, so they have to talk. We have four stations for two players, and a round takes 15 minutes. There should be no leaderboard, nobody has to give an email address in order to play, and staff must not solve the puzzle for anyone. With $18,000 we want 300 pairs to finish a round.",
    product: ["puzzle game", "game"],
    problem: ["far better", "watches", "watching", "watch", "better than", "left out", "spectator"],
    audience: { words: ["parent", "teenager", "teen"] },
    mustHaves: {
      "two play together": ["pair", "together", "two players", "duo"],
      "each sees only half": ["half", "halves"],
    },
    mustNots: {
      "no leaderboard": ["leaderboard", "high score", "fastest pair wins", "speed ranking"],
      "no email in order to play": ["email to play", "register to play", "email gate"],
    },
    place: { words: ["Seattle", "convention", "booth"], wrong: ["shopping mall", "campus", "school gym"] },
    when: {
      days: 3,
      hours: 24,
      words: ["Friday", "Sunday", "three days", "three-day", "10"],
      wrong: ["Monday", "Thursday"],
    },
    budgetCents: 1_800_000,
    target: { count: 300, counts: ["pair"] },
  },
  {
    id: "y523",
    industry: "other",
    prompt:
      "We are a civil engineering firm that wants to hire twelve junior bridge inspectors from the state university in Ames, Iowa. About 900 students study civil engineering there, and most of them picture our work as years in front of a screen, so they sign with software companies. We have a place on the central plaza of the campus on Wednesday and Thursday, 10 a.m. to 3 p.m., in the week before the career fair. Each student should search a real piece of bridge steel for its crack, next to an inspector who was a student not long ago. The university forbids outside food and anything that is climbed on, and we would rather not hand out branded merchandise. The budget is $11,000 and we want 60 applications.",
    product: ["bridge inspector", "inspector", "bridge inspection"],
    problem: ["screen", "desk", "software", "cubicle"],
    audience: { words: ["student", "civil engineering student"], size: 900 },
    mustHaves: {
      "they search real steel for its crack": ["crack", "cracked"],
      "an inspector who studied not long ago": [
        "graduate",
        "graduated",
        "was a student",
        "junior",
        "young inspector",
      ],
    },
    mustNots: {
      "no outside food": ["free pizza", "pizza", "food truck", "donut", "snack bar", "coffee cart"],
      "nothing to climb": ["climbing wall", "climb", "rope course", "scaffold"],
      "no branded merchandise": ["branded mug", "tote bag", "T-shirt", "swag", "water bottle"],
    },
    place: {
      words: ["Ames", "campus", "plaza", "university"],
      wrong: ["shopping mall", "hotel", "convention center"],
    },
    when: {
      days: 2,
      hours: 10,
      words: ["Wednesday", "Thursday", "10", "two days"],
      wrong: ["Saturday", "evening", "weekend"],
    },
    budgetCents: 1_100_000,
    target: { count: 60, counts: ["application", "applicant"] },
  },
  {
    id: "y524",
    industry: "other",
    industryOpen: true,
    prompt:
      "In Lancaster, Pennsylvania, we are about to open 64 rental apartments for people over 62, with a shared workshop and a kitchen for forty guests. Many of those we talk to stay in a house whose stairs they dread, because they expect to give up their tools and their dinners when they move. We can show two finished apartments on three Sundays in March from 1 to 4 p.m. Our manager, who is the only guide, takes at most four visitors at once for 45 minutes, and everybody should use the workshop or the kitchen during that time. Nobody pays a deposit at the visit, and the words retirement home are not to be used. We have $6,500, and the owners want 120 visitors to go through.",
    product: ["rental apartment", "apartment"],
    problem: ["stairs", "give up", "giving up", "dread"],
    audience: { words: ["over 62", "62", "older", "homeowner", "visitor"] },
    mustHaves: { "visitors use the workshop or kitchen": ["workshop", "kitchen"] },
    mustNots: {
      "no deposit at the visit": ["pay a deposit", "deposit on the day", "leave a deposit", "take deposits"],
      "never retirement home": ["retirement home", "old people's home", "nursing home"],
    },
    place: { words: ["Lancaster", "apartment"], wrong: ["trade show", "shopping mall", "hotel"] },
    when: {
      days: 3,
      hours: 9,
      words: ["Sunday", "March", "three", "1"],
      wrong: ["Saturday", "evening", "weekday"],
    },
    budgetCents: 650_000,
    target: { count: 120, counts: ["visitor", "people", "visit"] },
    unmet: [
      {
        line: "target",
        why: "One guide with four visitors each 45 minutes shows 48 people around in nine hours.",
        words: ["120", "one guide", "only guide", "manager", "four visitors", "45 minutes", "48"],
      },
    ],
  },
];
