import { template } from "./template.ts";

/** Templates for tech, gaming, media and education. */
export const technologyTemplates = [
  template("tech_live_debug_lab", {
    name: "Live Debug Lab",
    description:
      "A glass-walled lab on the show floor where your engineers solve visitors' real problems in twelve-minute slots, while the line watches on an open screen.",
    industry: "tech",
    type: "activation",
    targetAudience: "Senior developers and platform leads at companies of 100 to 2,000 people",
    keyFeatures: [
      "Twelve-minute repair slots booked by QR code",
      "Open screen that shows the fix as it happens",
      "Printed post-mortem to take home",
      "Engineers at the booth, no sales desk",
    ],
    estimatedBudget: 55_000,
    estimatedDuration: "3 days",
    goals: ["Earn technical trust", "Collect 180 qualified conversations", "Start 40 trials"],
    metrics: ["Slots used", "Trials started within 14 days", "Cost per qualified conversation"],
    content:
      "Design an activation for a developer conference where our engineers solve visitors' real problems live in short slots. It should earn technical trust, lead to trials, and need no sales pitch.",
  }),
  template("tech_executive_roundtable", {
    name: "The Off-Record Table",
    description:
      "An invitation-only dinner series beside a major summit: twelve chief technology officers, one contested question, no slides, and a shared summary the next morning.",
    industry: "tech",
    type: "sponsorship",
    targetAudience: "CTOs and CIOs of enterprises with more than 1,000 employees",
    keyFeatures: [
      "Twelve seats a night",
      "Moderated single question",
      "Chatham House rule",
      "Anonymous summary by 9 a.m.",
    ],
    estimatedBudget: 38_000,
    estimatedDuration: "2 evenings",
    goals: ["Open ten enterprise conversations", "Be known for judgment rather than volume"],
    metrics: ["Acceptance rate", "Second meetings within 30 days", "Pipeline opened in USD"],
    content:
      "Plan an invitation-only dinner series for technology executives alongside a large summit. We want frank conversation, a shared summary afterwards, and follow-up meetings within a month.",
  }),
  template("tech_migration_bus", {
    name: "The Migration Bus",
    description:
      "A converted coach visits six office parks; teams board with an old system's diagram and leave with a costed migration plan.",
    industry: "tech",
    type: "experiential",
    targetAudience: "IT managers in mid-sized companies outside the big hubs",
    keyFeatures: [
      "Six stops in two weeks",
      "Forty-minute planning session on board",
      "Costed plan as PDF before leaving",
      "Local partner at each stop",
    ],
    estimatedBudget: 92_000,
    estimatedDuration: "2 weeks",
    goals: ["Reach buyers who do not travel to conferences", "Deliver 120 migration plans"],
    metrics: ["Plans delivered", "Plans turned into projects", "Cost per plan"],
    content:
      "Create a mobile roadshow that visits office parks and gives IT teams a costed migration plan in one sitting. Six stops, two weeks, measurable follow-up.",
  }),
  template("gaming_first_level_arcade", {
    name: "First Level Arcade",
    description:
      "A pop-up arcade in which every cabinet runs the first level of one title; a clear time on the board wins a seat at the evening's final.",
    industry: "gaming",
    type: "pop_up",
    targetAudience: "Players ages 16 to 34 who buy at least one new title a quarter",
    keyFeatures: [
      "Twenty custom cabinets",
      "Live clear-time board",
      "Evening final streamed by two creators",
      "Wishlist code with each clear",
    ],
    estimatedBudget: 78_000,
    estimatedDuration: "1 weekend",
    goals: ["Drive wishlists before launch", "Give creators something worth filming"],
    metrics: ["Wishlists added on site", "Average play time", "Views of creator clips in seven days"],
    content:
      "Design a weekend pop-up arcade for a game launch with a live leaderboard and an evening final. The goal is wishlists and creator footage.",
  }),
  template("gaming_watch_together", {
    name: "Watch Together League",
    description:
      "Official watch parties in twelve community venues linked into one show: local crowds predict plays, and the stage in the studio answers them.",
    industry: "gaming",
    type: "hybrid",
    targetAudience: "Esports fans in cities without a major tournament",
    keyFeatures: [
      "Twelve venues, one shared broadcast",
      "Prediction game by phone",
      "Crowd cameras cut into the show",
      "Local amateur showmatch",
    ],
    estimatedBudget: 140_000,
    estimatedDuration: "4 weekends",
    goals: ["Build community outside the capital cities", "Grow returning viewers"],
    metrics: ["Attendance per venue", "Predictions per fan", "Share of fans who return the next weekend"],
    content:
      "Plan a hybrid esports watch-party series in twelve local venues connected to one studio show, with a prediction game and community matches.",
  }),
  template("media_newsroom_for_a_day", {
    name: "Newsroom for a Day",
    description:
      "Visitors take an assignment card, report it with a real editor and see their story on a printed front page before they leave.",
    industry: "media",
    type: "experiential",
    targetAudience: "Subscribers-to-be ages 25 to 45 and their families",
    keyFeatures: [
      "Assignment cards from six desks",
      "Editors as coaches",
      "Front page printed on site",
      "Trial subscription in the visitor's name",
    ],
    estimatedBudget: 48_000,
    estimatedDuration: "2 days",
    goals: ["Show what careful reporting takes", "Win 600 trial subscriptions"],
    metrics: ["Stories finished", "Trials started", "Trials kept after 60 days"],
    content:
      "Create a hands-on newsroom experience in which visitors report a story with our editors and take home a printed front page. It should convert to trial subscriptions.",
  }),
  template("media_audio_walk", {
    name: "The City, Read Aloud",
    description:
      "A location-aware audio walk produced by your hosts: eight stops, eight stories, with a live finale recorded in front of the walkers.",
    industry: "media",
    type: "activation",
    targetAudience: "Podcast listeners in one city and their friends",
    keyFeatures: [
      "Eight sponsored stops",
      "Works offline",
      "Live finale on two evenings",
      "Sponsor read recorded with the crowd",
    ],
    estimatedBudget: 34_000,
    estimatedDuration: "3 weeks",
    goals: ["Grow followers in one city", "Give sponsors a place listeners remember"],
    metrics: ["Walks completed", "New followers", "Sponsor recall in the exit survey"],
    content:
      "Design a city audio walk by our podcast hosts with eight sponsored stops and a live finale. We want local followers and strong sponsor recall.",
  }),
  template("education_open_lab_night", {
    name: "Open Lab Night",
    description:
      "One evening when every lab is open and each visitor leaves with a small thing they made, filed in a digital portfolio that invites an application.",
    industry: "education",
    type: "experiential",
    targetAudience: "Students ages 16 to 20 and the parents who advise them",
    keyFeatures: [
      "Ten labs, ten things to make",
      "Digital portfolio by badge",
      "Parents' track on cost and careers",
      "Same-night advice desk",
    ],
    estimatedBudget: 30_000,
    estimatedDuration: "1 evening",
    goals: ["Fill the applicant pool for applied courses", "Answer the cost question openly"],
    metrics: ["Portfolios created", "Applications within 60 days", "Parents' confidence score"],
    content:
      "Plan an open lab evening for prospective students where everyone makes something and keeps it in a digital portfolio. Include a track for parents.",
  }),
  template("education_virtual_first_lecture", {
    name: "The First Lecture",
    description:
      "A live online lecture built for strangers: one teacher, one idea, breakout tables of eight, and a certificate for those who stay.",
    industry: "education",
    type: "virtual",
    targetAudience: "Working adults who consider a part-time degree",
    keyFeatures: [
      "Forty-five live minutes",
      "Tables of eight with a tutor",
      "Certificate of attendance",
      "Application fee waived for a week",
    ],
    estimatedBudget: 18_000,
    estimatedDuration: "4 evenings",
    goals: ["Let adults test the format before paying", "Lower the cost per enrollment"],
    metrics: ["Attendance rate", "Minutes stayed", "Cost per enrollment"],
    content:
      "Create a live virtual lecture series for working adults who consider part-time study, with small tables, tutors, and a gentle path to apply.",
  }),
] as const;
