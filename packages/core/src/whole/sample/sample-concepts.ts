import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";

/** Finished concepts of a made-up company, as they lie in the library of an account that loaded sample data. */
export const sampleConcepts: readonly CampaignIdeaDraft[] = [
  {
    name: "The Quiet Meeting",
    description:
      "Larkspur writes the minutes so that nobody in the room has to. At Tech Summit we rent out six soundproof booths for real meetings of fifteen minutes. Larkspur listens if the guests want it to; when they step out, decisions and tasks are already in their inbox. Nobody hears a pitch: the minutes are the demo.",
    type: "experiential",
    goals: ["240 meetings held in the booths", "90 trials started within two weeks"],
    targetAudience: {
      description: "Team leads and chiefs of staff at software companies of 50 to 500 people",
    },
    budget: 48_000,
    location: "New York",
    duration: "2 days",
    keyFeatures: [
      "Six booths, booked in slots of 20 minutes: 15 to meet, 5 to change over",
      "Minutes sent before the guests are back in the hall",
      "A paper sign on each door says who can read them: only the guests",
    ],
    expectedOutcomes: [
      "Guests leave with something they needed anyway",
      "Sales calls people who have seen their own minutes, not ours",
    ],
    metrics: ["Meetings held", "Trials started within 14 days", "Cost per trial"],
    inspiration: "The phone booths of railway stations: small, private, and always needed just now",
    plan: {
      promise: "240 meetings and about 90 trials for $48,000, or $533 a trial",
      fit: "People at a conference look for a quiet place all day. Here they find one, and use the product without having planned to.",
      budgetSplit: [
        { part: "Gold package at Tech Summit", amount: 20_000 },
        { part: "Six booths, rented, with transport", amount: 13_500 },
        { part: "Staff, travel, and hotel", amount: 9_000 },
        { part: "Tablets and network", amount: 3_000 },
        { part: "Reserve", amount: 2_500 },
      ],
      timeline: [
        { when: "10 weeks before", what: "Sign the package and reserve the booths" },
        { when: "6 weeks before", what: "Have the privacy notice checked and print the door signs" },
        { when: "2 weeks before", what: "Open the booking page to all attendees" },
        { when: "On the days", what: "Run the booths from 9 to 5 and report the meetings each evening" },
        { when: "3 weeks after", what: "Count trials and meetings, and decide about the next event" },
      ],
      staffing: [
        { role: "Hosts at the booths", people: 3 },
        { role: "Engineer for questions", people: 1 },
      ],
      measures: [
        { name: "Meetings held", target: "240: six booths, 20 slots a day, two days" },
        { name: "Trials within 14 days", target: "90" },
        { name: "Guests who let Larkspur listen", target: "2 of 3" },
      ],
      risk: {
        what: "Guests don't want to be recorded.",
        answer: "The booth works without Larkspur too. It is off until the guests turn it on.",
      },
      sources: [],
    },
  },
  {
    name: "Minutes on the Wall",
    description:
      "Ten talks of Marketing Expo end on a wall in the foyer, as one page each: what was claimed, what was asked, what stayed open. Larkspur writes the page while the applause lasts. Visitors stand in front of it with a coffee, disagree, and add what is missing with a pen. Whoever leaves an address gets all ten pages.",
    type: "hybrid",
    goals: ["600 addresses of people who asked for the pages", "10 speakers who share their page"],
    targetAudience: { description: "Marketing leads who attend for the talks and report back to a team" },
    budget: 26_000,
    location: "San Francisco",
    duration: "3 days",
    keyFeatures: [
      "A page on the wall within ten minutes of each talk",
      "Pens on strings: corrections stay visible",
      "The same pages on the web, for people who watched from home",
    ],
    expectedOutcomes: [
      "The wall becomes the place where people meet between talks",
      "Speakers spread their own page, with our name at the bottom",
    ],
    metrics: ["Addresses left", "Pages shared by speakers", "Demos booked from the list"],
    inspiration: "The score sheets that hang in the hall during a chess tournament",
    plan: {
      promise: "600 addresses for $26,000, or $43 each, with a reason to write to them",
      fit: "People at talks are afraid to miss one. A page about each is worth an address to them.",
      budgetSplit: [
        { part: "Silver package at Marketing Expo", amount: 12_000 },
        { part: "Wall, printer, and paper", amount: 5_500 },
        { part: "Staff and travel", amount: 6_500 },
        { part: "Reserve", amount: 2_000 },
      ],
      timeline: [
        { when: "8 weeks before", what: "Sign the package and ask the ten speakers for their consent" },
        { when: "3 weeks before", what: "Try the wall at a local meetup" },
        { when: "On the days", what: "Print each page within ten minutes, and collect the corrections" },
        { when: "2 days after", what: "Send all pages, with the corrections" },
        { when: "6 weeks after", what: "Count the demos that came from the list" },
      ],
      staffing: [
        { role: "Editor who reads each page before it hangs", people: 1 },
        { role: "Hosts at the wall", people: 2 },
      ],
      measures: [
        { name: "Addresses left", target: "600" },
        { name: "Time from applause to page", target: "10 minutes" },
        { name: "Demos booked from the list", target: "30" },
      ],
      risk: {
        what: "A page gets a speaker's claim wrong.",
        answer: "An editor reads each page first, and the speaker can have it taken down at once.",
      },
      sources: [],
    },
  },
  {
    name: "One Decision a Day",
    description:
      "For a month, Larkspur and a podcast about leadership ask one team a day for a decision it never wrote down. The team tells it in two minutes, Larkspur turns it into three sentences, and the page with all of them grows. It ends with an evening in Austin, where the teams read theirs aloud.",
    type: "virtual",
    goals: ["20 teams that tell a decision", "1,500 visits of the page a week"],
    targetAudience: { description: "Founders and team leads who listen on their way to work" },
    budget: 15_000,
    location: "Austin",
    duration: "4 weeks",
    keyFeatures: [
      "Two minutes of talk become three sentences, shown side by side",
      "One page that people come back to, not a series of posts",
      "An evening for 80 guests at the end, without slides",
    ],
    expectedOutcomes: [
      "Twenty teams with a story about us that is theirs",
      "A page that shows what the product does without naming a feature",
    ],
    metrics: ["Teams that took part", "Visits a week", "Trials that came from the page"],
    inspiration: "The last line of a ship's log: what was decided, and when",
    plan: {
      promise: "20 stories and an evening for 80 guests, for $15,000",
      fit: "Everybody has a decision that nobody wrote down. Hearing another team's makes one want to tell one's own.",
      budgetSplit: [
        { part: "Podcast, 20 short spots", amount: 6_000 },
        { part: "Page and editing", amount: 3_500 },
        { part: "Room, food, and drinks for 80 guests", amount: 4_500 },
        { part: "Reserve", amount: 1_000 },
      ],
      timeline: [
        { when: "6 weeks before", what: "Agree with the podcast and find the first five teams" },
        { when: "2 weeks before", what: "Put the page online with three decisions of our own" },
        { when: "4 weeks", what: "Publish one decision each working day" },
        { when: "Last day", what: "The evening, with all twenty teams invited" },
        { when: "4 weeks after", what: "Count the trials and ask the teams what they would change" },
      ],
      staffing: [{ role: "Producer, half of the time", people: 1 }],
      measures: [
        { name: "Teams that took part", target: "20" },
        { name: "Visits of the page", target: "1,500 a week" },
        { name: "Trials that came from it", target: "40" },
      ],
      risk: {
        what: "Teams don't want to talk about decisions in public.",
        answer:
          "They may tell one that is a year old, and read the three sentences before anybody else does.",
      },
      sources: [],
    },
  },
];
