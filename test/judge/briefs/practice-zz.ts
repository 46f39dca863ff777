// cspell:ignore Plumbline Stallcover bootmaker calculat diagnos doomscroll famil pharmac rulebook trailhead loctician Kearney Millvale fairgoer Keweenaw
import type { Brief } from "./brief.ts";

/** Briefs by many hands, second part. */
export const practiceZZ: readonly Brief[] = [
  {
    id: "a812",
    industry: "other",
    industryOpen: true,
    prompt:
      "Please help me fill a beginners' course in American Sign Language at my little language school. The people I am after work the counters along Columbia Street in Fall River: the pharmacy, the hardware store, the bank, about 130 of them. With some customers they can only smile and point, and it embarrasses both sides. I can borrow the bakery downstairs from the school on two weekday mornings in August, 6:30 to 8, before the shops open. Everybody orders their coffee without one spoken word of English, that's the whole idea. What I won't repeat is a free trial lesson, since they came for the freebie and vanished. No flags, no textbooks. I have about $1,100, and with fourteen enrolled the course pays for itself.",
    product: ["American Sign Language", "sign language", "ASL", "signing"],
    problem: ["smile and point", "point and smile", "pointing", "embarrass*", "awkward*", "gesture"],
    audience: { words: ["counter", "clerk", "cashier", "teller", "pharmac*", "shop", "staff"], size: 130 },
    mustHaves: { "coffee ordered without spoken English": ["coffee"] },
    mustNots: {
      "no free trial lesson": ["free trial", "trial lesson", "free lesson", "trial class", "free class"],
      "no flags": ["flag", "bunting"],
      "no textbooks": ["textbook", "workbook"],
    },
    place: {
      words: ["Fall River", "Columbia Street", "bakery"],
      wrong: ["classroom", "library", "shopping mall", "hotel"],
    },
    when: { days: 2, hours: 3, words: ["morning", "August", "6:30"], wrong: ["Saturday", "Sunday"] },
    budgetCents: 110_000,
    target: { count: 14, counts: ["enrolled", "enrollment", "student", "seat", "learner"] },
    pair: "a811",
  },
  {
    id: "a813",
    industry: "sports",
    prompt:
      "Plumbline fits bikes to bodies: saddle, bars, cleats, done by a physical therapist. We have two kinds of customers and they'd never stand in the same line. On Saturday it's the century riders at the Greenville, South Carolina rail-trail lot, rolling out between 6:30 and 9:30 a.m., sore knees and too proud to say so. On the following Monday, at the same lot, it's commuters from 6:30 to 9, whose hands go numb and who believe that's just what biking is. Something for each, please, and the rider's own bike should leave with one thing changed. We don't sell bikes and mustn't look as if we did. Skip the watts talk, it loses the commuters. Forty-eight hundred dollars; thirty-five paid fittings would do it.",
    product: ["Plumbline", "fitting", "bike fit", "fit"],
    problem: ["knee", "numb*", "sore*", "pain", "hurt*", "ache"],
    audience: { words: ["century rider", "commuter", "rider", "cyclist"] },
    mustHaves: {
      "their own bike leaves with one thing changed": [
        "own bike",
        "one change",
        "one thing",
        "one adjustment",
        "adjust*",
        "saddle",
        "cleat",
      ],
      "something for commuters": ["commuter", "commuting", "commute"],
      "something for century riders": ["century", "long-distance", "weekend rider", "Saturday rider"],
    },
    mustNots: {
      "no look of selling bikes": ["bikes for sale", "demo bike", "bike sale", "test ride"],
      "no watts talk": ["watts", "wattage", "power meter"],
    },
    place: {
      words: ["Greenville", "rail-trail", "rail trail", "trail", "trailhead", "lot"],
      wrong: ["trade show", "shopping mall", "gym", "velodrome"],
    },
    when: {
      days: 2,
      hours: 5.5,
      words: ["Saturday", "Monday", "morning", "6:30"],
      wrong: ["evening", "Sunday", "afternoon"],
    },
    budgetCents: 480_000,
    target: { count: 35, counts: ["fitting", "fit"] },
  },
  {
    id: "a814",
    industry: "gaming",
    prompt:
      "Big news, we got into the Madison tabletop fair!! Saturday and Sunday, 10 to 7, 2,000 tickets sold already. The game is Mudlark & Sons, four players digging in one riverbank, and the reason it exists is that everybody's game night dies while someone reads the rules out loud for forty minutes. At our table you make your first move within a minute of sitting down or we've failed. Also, and my partner is dead set on this, every one of the 2,000 gets the deluxe box to take home (a box costs us $19 to make). The total for everything including the table is $9,000. We're hoping for 400 names on the launch list. The scavenger hunt flopped last fall, so none of that, and no paid influencers.",
    product: ["Mudlark", "game", "riverbank"],
    problem: ["rules", "rulebook", "forty minutes", "40 minutes", "game night", "explain*"],
    audience: { words: ["attendee", "visitor", "player", "ticket holder", "gamer", "fairgoer"], size: 2_000 },
    mustHaves: {
      "first move within a minute": ["minute", "60 seconds", "sixty seconds", "first move"],
      "everybody takes a deluxe box home": ["deluxe", "box", "boxes"],
    },
    mustNots: {
      "no scavenger hunt": ["scavenger hunt", "treasure hunt"],
      "no paid influencers": ["influencer", "paid streamer", "sponsored creator"],
    },
    place: { words: ["Madison", "fair", "table"], wrong: ["shopping mall", "campus", "street corner"] },
    when: {
      days: 2,
      hours: 18,
      words: ["Saturday", "Sunday", "two days", "weekend", "10"],
      wrong: ["Friday", "weekday", "midnight"],
    },
    budgetCents: 900_000,
    target: { count: 400, counts: ["name", "launch list", "sign-up", "signup"] },
    unmet: [
      {
        line: "must-have",
        why: "2,000 boxes at $19 cost $38,000; the whole budget is $9,000, which makes 473 boxes at most.",
        words: ["38,000", "473", "2,000", "$19", "deluxe", "box", "boxes"],
      },
    ],
  },
  {
    id: "a815",
    industry: "other",
    industryOpen: true,
    prompt:
      "Stallcover is liability insurance by the market day. Craft and produce vendors need it because a regular annual policy costs more than a month of stall fees, so a good many sell uncovered and hope. There's a vendor day in a Grange hall outside Asheville on the last Thursday in January, 8 to 2, with 240 vendors expected. By far the most common claim is a canopy that takes off in a gust, and I want people to see that happen, safely. Legal won't let us quote a price on site or sell a policy there, so what counts is requests for a callback, 65 of them. Our CEO can't stand prize wheels. I was told $7,750 and I doubt there is any more.",
    product: ["Stallcover", "insurance", "coverage", "liability"],
    problem: ["uncovered", "uninsured", "annual policy", "annual policies", "stall fee", "too expensive"],
    audience: { words: ["vendor", "maker", "grower", "seller"], size: 240 },
    mustHaves: { "a canopy in a gust": ["canopy", "canopies", "gust", "tent", "wind"] },
    mustNots: {
      "no price quoted on site": ["price quote", "instant quote", "premium calculator"],
      "no policy sold on site": ["buy a policy", "sell policies", "policies sold", "buy coverage on site"],
      "no prize wheels": ["prize wheel", "spin the wheel", "spin-to-win", "wheel of fortune"],
    },
    place: {
      words: ["Asheville", "Grange", "hall", "vendor day"],
      wrong: ["shopping mall", "hotel ballroom", "campus", "office lobby"],
    },
    when: { days: 1, hours: 6, words: ["Thursday", "January", "8"], wrong: ["weekend", "evening"] },
    budgetCents: 775_000,
    target: { count: 65, counts: ["callback", "call-back", "call", "request"] },
  },
  {
    id: "a816",
    industry: "media",
    prompt:
      "Season two of our podcast Ballast is out in spring: sea stories, told by people who used to work in the shipyard. We'd like to reach the regulars on the Bremerton ferry to Seattle, some 700 of them, who sit down, open the phone and scroll through bad news till the ramp drops. We've been allowed the passenger cabin of the 6:20 boat for the week after Easter, Monday to Friday, one crossing a day, a full hour each. One retired shipyard hand per table, just talking. Two rules from the ferry people: nothing amplified, and nothing on paper that could blow overboard. A rule from me: nobody gets interviewed or recorded. $2,600, and we'd count it as a success at 350 new followers.",
    product: ["Ballast", "podcast"],
    problem: ["scroll*", "doomscroll*", "bad news", "phone"],
    audience: { words: ["commuter", "regular", "passenger", "rider"], size: 700 },
    mustHaves: { "retired shipyard hands at the tables": ["shipyard", "shipbuilder", "retired", "retiree"] },
    mustNots: {
      "nothing amplified": ["loudspeaker", "PA system", "amplified", "megaphone", "microphone"],
      "nothing on paper": ["flyer", "leaflet", "brochure", "postcard", "paper card", "printed card"],
      "no recording": ["recording booth", "interview booth", "record passengers", "vox pop", "film crew"],
    },
    place: {
      words: ["ferry", "Bremerton", "passenger cabin", "crossing"],
      wrong: ["airport", "train station", "coffee shop", "trade show"],
    },
    when: {
      days: 5,
      hours: 5,
      words: ["6:20", "Monday", "Friday", "Easter", "morning"],
      wrong: ["Saturday", "Sunday", "weekend"],
    },
    budgetCents: 260_000,
    target: { count: 350, counts: ["follower", "follow", "subscriber", "listener"] },
  },
  {
    id: "a817",
    industry: "other",
    prompt:
      "Dear colleagues, our community college in Yakima opens a one-year certificate for refrigeration technicians this fall and the first class is half empty. High school seniors who have no plan have never heard of the job; their parents have, and regard a trade as second best. I should like to see both at once. An apple packer lends us a cold storage room on two evenings before spring break, Wednesday and Thursday, 6 to 8. A senior ought to track down a planted fault with the gauges while the parents look on, and all of it must be available in Spanish. State rules forbid us to promise salaries, and please avoid caps and gowns. The sum is $5,400. Our aim is 24 applications.",
    product: ["refrigeration", "certificate", "technician"],
    problem: ["no plan", "second best", "second-best", "never heard", "half empty", "trade"],
    audience: { words: ["senior", "parent", "student", "famil*"] },
    mustHaves: {
      "a planted fault is found": ["fault", "gauge", "diagnos*", "troubleshoot*", "leak"],
      "parents look on": ["parent", "mother", "father", "famil*"],
      "in Spanish as well": ["Spanish", "bilingual*"],
    },
    mustNots: {
      "no salary promises": ["guaranteed salary", "salary guarantee", "starting salary", "you will earn"],
      "no caps and gowns": ["cap and gown", "caps and gowns", "mortarboard", "graduation gown"],
    },
    place: {
      words: ["Yakima", "cold storage", "packer", "packing", "apple"],
      wrong: ["shopping mall", "hotel", "football stadium", "cafeteria"],
    },
    when: {
      days: 2,
      hours: 4,
      words: ["Wednesday", "Thursday", "evening", "6"],
      wrong: ["Saturday", "Sunday", "weekend", "lunch"],
    },
    budgetCents: 540_000,
    target: { count: 24, counts: ["application", "applicant"] },
  },
  {
    id: "a818",
    industry: "other",
    prompt:
      "Request for ideas. The innkeepers of the Keweenaw Peninsula have rooms standing empty in November, because visitors believe that everything closes once the leaves are down. In fact that is when the gales come in, and storm watching is the best thing we have. Venue: a members' sauna in Northeast Minneapolis with 280 members. Dates: the first three Thursdays in October, 5 to 8 p.m. Guests should feel real wind on wet skin, and speak with one of our innkeepers in person. Do not show fall color, do not show skiing; other regions own both. No drones, the neighbors have had enough. Not to exceed $20,000. We will measure two-night stays booked: 45.",
    product: ["Keweenaw", "gale", "storm watching", "storm-watching", "storm"],
    problem: ["empty", "closes", "closed", "November", "off-season", "shut", "nothing open"],
    audience: { words: ["member", "sauna", "guest"], size: 280 },
    mustHaves: {
      "real wind on wet skin": ["wind", "gust", "gale"],
      "an innkeeper in person": ["innkeeper", "inn owner", "host from"],
    },
    mustNots: {
      "no fall color": ["fall color", "fall foliage", "autumn leaves", "foliage photo", "autumn color"],
      "no skiing": ["ski", "skiing", "skier", "snowboard"],
      "no drones": ["drone"],
    },
    place: {
      words: ["Minneapolis", "sauna", "Northeast"],
      wrong: ["airport", "travel expo", "shopping mall", "trade show"],
    },
    when: {
      days: 3,
      hours: 9,
      words: ["Thursday", "October", "evening", "5"],
      wrong: ["lunchtime", "noon", "Monday"],
    },
    budgetCents: 2_000_000,
    target: { count: 45, counts: ["stay", "booking", "two-night"] },
  },
  {
    id: "a819",
    industry: "beauty",
    prompt:
      "ok I'm dictating this in the car so sorry. It's a scalp oil, doesn't have a name yet, for people who wear locs, because your scalp itches under there and regular oils just build up and sit. The barbershops and braid shops in Third Ward, Houston, are closed Mondays so I'm renting two of them on two Mondays, same two days for both, eleven to five. I know sixty or so people who'd come, all locs. A loctician goes section by section with the dropper and you see your own part in a mirror. You ask before you touch anybody's head, always. And I don't want words like tame or unruly anywhere, that's how everyone else talks about us. No influencers, no ring lights. I've got thirty-five hundred to work with and if fifty bottles sell I'll know",
    product: ["scalp oil", "scalp", "oil"],
    problem: ["itch*", "build up", "buildup", "build-up", "residue"],
    audience: { words: ["locs", "loc wearer"], size: 60 },
    mustHaves: {
      "a loctician goes section by section": ["loctician", "section", "dropper"],
      "your own part in a mirror": ["mirror"],
      "ask before touching": ["ask", "asks", "asked", "asking", "permission", "consent*"],
    },
    mustNots: {
      "no such words as tame or unruly": ["tame", "tamed", "taming", "unruly", "wild hair"],
      "no influencers": ["influencer"],
      "no ring lights": ["ring light"],
    },
    place: {
      words: ["Houston", "Third Ward", "barbershop", "braid shop"],
      wrong: ["shopping mall", "trade show", "department store", "drugstore"],
    },
    when: { days: 2, words: ["Monday", "eleven", "11"], wrong: ["Saturday", "Sunday", "weekend"] },
    budgetCents: 350_000,
    target: { count: 50, counts: ["bottle", "sale"] },
  },
  {
    id: "a820",
    industry: "luxury",
    prompt:
      "Sorrel & Pike makes riding boots to measure and resoles them for life. The men and women we'd like to meet own eleven pairs and wear two, because the rest hurt. They bring a pair that hurts; our bootmaker opens it at the bench and shows why. No champagne, no hay bales or lassos, no discount for the first order. Nine pairs ordered.",
    form: {
      budget: 26_000,
      location: "A fly-fishing lodge near Jackson, Wyoming",
      duration: "One Saturday and Sunday in September, 3 pm to 8 pm",
      targetAudience: { description: "24 ranch owners, invited by letter" },
    },
    product: ["Sorrel & Pike", "Sorrel and Pike", "boot"],
    problem: ["hurt*", "pain*", "pinch*", "unworn", "eleven pairs", "never worn", "uncomfortable"],
    audience: { words: ["ranch owner", "rancher", "owner"], size: 24 },
    mustHaves: {
      "they bring a pair that hurts": ["bring*", "own pair", "own boots", "old pair"],
      "the bootmaker opens it at the bench": ["bench", "bootmaker", "opens", "cut open", "cuts open"],
    },
    mustNots: {
      "no champagne": ["champagne", "prosecco", "sparkling wine"],
      "no hay bales or lassos": ["hay bale", "lasso"],
      "no discount": ["discount", "percent off", "special offer"],
    },
    place: {
      words: ["Jackson", "Wyoming", "lodge"],
      wrong: ["department store", "shopping mall", "gallery", "trade show"],
    },
    when: {
      days: 2,
      hours: 10,
      words: ["Saturday", "Sunday", "September", "3"],
      wrong: ["breakfast", "Friday", "weekday"],
    },
    budgetCents: 2_600_000,
    target: { count: 9, counts: ["pair", "order", "commission"] },
  },
  {
    id: "a821",
    industry: "gaming",
    prompt:
      "Re: Omaha. Recap of the call. Bandwagon is the phone game where four strangers' phones turn into one drum kit. The line outside the music hall is perfect: people in their twenties, each staring at their own screen for an hour, not a word to the person in front. We're there Friday and Saturday before doors, 5 to 7:30. The venue said no tables, no cables, and the sidewalk has to stay clear, so everything is on a person. You play first and install afterwards, never the reverse. Oh, and it may well rain, plan for it. Left out, as agreed: merch of any kind, a celebrity drummer. Eleven and a half thousand dollars, 600 installs over the two nights.",
    product: ["Bandwagon", "drum", "game"],
    problem: ["stare", "stares", "staring", "own screen", "not a word", "waiting", "silent", "silence"],
    audience: { words: ["concertgoer", "fan", "twenties", "line", "queue", "stranger"] },
    mustHaves: {
      "play first, install afterwards": ["install*", "download*", "play first", "before any"],
      "it works in the rain": [
        "rain",
        "rainy",
        "waterproof",
        "water-resistant",
        "weatherproof",
        "umbrella",
        "poncho",
        "raincoat",
        "pouch",
        "awning",
      ],
    },
    mustNots: {
      "no tables": ["folding table", "booth", "table setup", "tabletop display"],
      "no cables": ["power cable", "extension cord", "generator"],
      "no merch": ["T-shirt", "merch", "hoodie"],
      "no celebrity drummer": ["celebrity", "famous drummer"],
    },
    place: {
      words: ["Omaha", "music hall", "line", "sidewalk"],
      wrong: ["convention", "campus", "shopping mall", "arcade"],
    },
    when: {
      days: 2,
      hours: 5,
      words: ["Friday", "Saturday", "before doors", "7:30"],
      wrong: ["Sunday", "weekday", "matinee"],
    },
    budgetCents: 1_150_000,
    target: { count: 600, counts: ["install", "download"] },
  },
  {
    id: "a822",
    industry: "nonprofit",
    prompt:
      "hey, so we need foster homes for kittens, like yesterday. every june the shelter fills up and we end up turning litters away at the door. idea was to hit the coworking space in des moines' east village since those people are home or at a desk half the day anyway, about 140 members. tuesday the 9th thru thursday the 11th of june, just over lunch, 11:30 to 1:30. their landlord said no live animals, not even in a carrier. could they practice a bottle feeding on a sock or something? nine hundred bucks. 20 foster homes would save us. no sad cage photos, everyone does that, and pls don't push adoption, different team",
    product: ["foster", "fostering", "kitten"],
    problem: ["turned away", "turn away", "turning", "full", "fills up", "overflow*", "no room", "litter"],
    audience: { words: ["coworking", "co-working", "member", "remote worker", "freelancer"], size: 140 },
    mustHaves: { "practice a bottle feeding": ["bottle", "bottle-feed*", "feeding"] },
    mustNots: {
      "no live animals": ["live kitten", "live cat", "real kitten", "cuddle a kitten", "pet the kittens"],
      "no sad cage photos": ["cage photo", "photos of cages", "caged kittens", "sad photo"],
      "no push for adoption": ["adoption drive", "adoption event", "adopt a kitten", "adoption form"],
    },
    place: {
      words: ["Des Moines", "East Village", "coworking", "co-working"],
      wrong: ["pet store", "shopping mall", "dog park", "trade show"],
    },
    when: {
      days: 3,
      hours: 6,
      words: ["Tuesday", "Thursday", "lunch", "lunchtime", "11:30", "June"],
      wrong: ["Saturday", "weekend", "Friday"],
    },
    budgetCents: 90_000,
    target: { count: 20, counts: ["foster home", "foster", "home"] },
  },
  {
    id: "a823",
    industry: "media",
    prompt:
      "Kids' science magazine made for the back seat, because parents hand over a tablet and regret it. No candy. 140 subscriptions.",
    form: {
      budget: 4_800,
      location: "Rest area on Interstate 80 near Kearney, Nebraska",
      duration: "The Friday before Memorial Day, 1 pm to 7 pm",
      targetAudience: { description: "About 800 families on the first road trip of the summer" },
    },
    product: ["magazine", "science"],
    problem: ["tablet", "screen", "screen time", "regret*"],
    audience: { words: ["famil*", "parent", "kid", "children", "child"], size: 800 },
    mustNots: { "no candy": ["candy", "candies", "lollipop", "gummy bears"] },
    place: {
      words: ["rest area", "rest stop", "Kearney", "Nebraska", "Interstate 80", "I-80"],
      wrong: ["bookstore", "school gym", "shopping mall", "classroom"],
    },
    when: { days: 1, hours: 6, words: ["Friday", "Memorial Day", "1"], wrong: ["breakfast", "midnight"] },
    budgetCents: 480_000,
    target: { count: 140, counts: ["subscription", "subscriber"] },
  },
  {
    id: "a824",
    industry: "sports",
    prompt:
      "What is it? A learn-to-row season for women over 45.\nWho's it for? Nurses and office staff of one hospital group in Pittsburgh, 220 on the mailing list.\nWhat stands in the way? They've sat on their children's bleachers for fifteen years and think a team is over for them.\nWhere? Our boathouse dock in Millvale, in a training barge that stays tied up; the insurer won't have beginners out on the river.\nWhen? Five Wednesdays, 5:30 to 7 p.m.\nWhat has to happen? Eight women who've never met pull one stroke together.\nWhat would spoil it? Racing. Anybody mentioning weight. A man explaining things.\nWhat can we spend? Six thousand six hundred.\nWhen are we happy? 32 have joined.",
    product: ["rowing", "learn-to-row", "learn to row", "rower", "row"],
    problem: ["bleachers", "too old", "too late", "over for them", "sideline", "spectator", "watched"],
    audience: { words: ["women", "woman", "nurse", "hospital"], size: 220 },
    mustHaves: {
      "eight strangers pull one stroke together": ["eight", "8", "together", "in unison"],
      "the barge stays tied up": ["tied up", "tied", "moored", "barge", "dock", "docked", "stationary"],
    },
    mustNots: {
      "not out on the river": ["row out", "open water", "downstream", "out on the river"],
      "no racing": ["race", "racing", "leaderboard", "fastest crew"],
      "no mention of weight": ["weight loss", "lose weight", "calorie", "slimming"],
      "no man explaining": ["male coach", "men's crew", "men's team"],
    },
    place: {
      words: ["Pittsburgh", "Millvale", "boathouse", "dock"],
      wrong: ["gym", "cafeteria", "trade show", "shopping mall"],
    },
    when: {
      days: 5,
      hours: 7.5,
      words: ["Wednesday", "5:30", "evening", "7"],
      wrong: ["Saturday", "Sunday", "weekend"],
    },
    budgetCents: 660_000,
    target: { count: 32, counts: ["join*", "member", "women", "rower"] },
  },
];
