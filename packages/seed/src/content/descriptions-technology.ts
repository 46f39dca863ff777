import type { EventCategory, Industry } from "@marquee/contracts/enums";

/** Descriptions of calendar events about fields of technology; `{city}` stands for the event's city. */
export const technologyDescriptions: Record<Exclude<EventCategory, Industry>, readonly string[]> = {
  saas: [
    "Churn reports, price tests that failed, and the onboarding call nobody wanted to play back. Operators bring their own dashboards and leave the logos at home. The longest line is always for the renewals clinic.",
    "If your revenue arrives monthly, this is your trade meeting. We seat finance next to product on purpose and publish every talk's spreadsheet the same evening.",
    "A working conference about selling software that people can cancel at any time. Speakers are picked by a show of hands from last year's audience; vendors never pick them. {city} regulars come for the teardown: three live sign-up flows, taken apart by strangers.",
    "Started by four customer success managers who were tired of slides about delight. Expect headcount models, support costs per account, and one session where a founder reads out the emails of customers who left.",
  ],
  ai: [
    "Every demo runs on a laptop that the audience has chosen. Between demos: evaluation, cost per answer, and what happened the week the model changed under everyone's feet.",
    "We ask speakers for one thing, an honest error rate. The program covers retrieval, labeling, and the dull plumbing that decides whether a prototype survives its first quarter in production.",
    "Researchers explain in the morning, product teams argue in the afternoon, and the hallway belongs to people who are hiring. Posters stay up all week at a brewery across the street in {city}.",
    "What do you do when the model is right 94% of the time and nobody knows which 94? Clinics with lawyers, nurses, claims adjusters, and the engineers who build for them.",
  ],
  cloud: [
    "Bring your bill. Twelve engineers at twelve desks will read it with you, line by line, and show where it doubled. The stage program is for afterward.",
    "Outages are told here by the people who were holding the pager. No recordings, no press, and a bell that rings whenever somebody says that a thing scales infinitely.",
    "Migration stories with the dates left in: when it was promised, when it shipped, and what was quietly switched back on. The expo floor has power at every seat and no raffle.",
    "Half of the schedule is labs. You will break a cluster in the first hour and spend the rest of the day learning why it did not come back the way the diagram said. {city}'s biggest operators lend the hardware.",
  ],
  startup: [
    "No pitches before lunch. Mornings are for the problems founders bring up only when investors have left the room: payroll, co-founders, and customers who won't pay.",
    "Everyone wears the same badge, so you find out in the third minute who writes checks. Last year 61 introductions became term sheets; the list is on the wall by the coat check.",
    "A hundred tables, a hundred young companies, and a rule that you must try the product before you may ask about the valuation. Families are welcome on the last afternoon in {city}.",
    "First customers, first hires, first lawsuit. Founders two years ahead of you answer anything, under a promise that nothing gets posted.",
  ],
  fintech: [
    "Card networks, small banks, and the startups that annoy them both share one stage and one lunch line. Supervisors from two regulators take questions on the record.",
    "Money moves in milliseconds and fraud moves right behind it. Risk teams trade patterns in closed rooms; the open program shows what an instant payment costs when it goes wrong.",
    "Come for the ledger workshop, where we reconcile a fictional bank by hand. Stay for the evening debate that {city} bankers fly home late for.",
    "Lending models get a public hearing: an applicant's file, three scorecards, and an audience that votes before the outcome is shown. It is humbling, and it fills the room.",
  ],
  healthtech: [
    "Nurses chair the panels. If a device adds a click to their shift, they will say so with the maker in the room, and the maker usually thanks them.",
    "Hospital buyers publish what they need and what they can spend three weeks ahead. Suppliers answer in ten minutes each. Contracts have been signed at the coffee bar.",
    "Patient records that actually travel: a two-hospital test bench runs all day, and vendors queue up to see whether theirs pass. {city}'s teaching hospitals send their residents.",
    "Trials, reimbursement, and the long road from a good study to a line on an insurer's list. Small enough that you will talk to every speaker.",
  ],
  proptech: [
    "Hosted inside a building that is still under construction. You get a hard hat with your badge, and the contractor answers for every delay.",
    "Landlords show their energy bills, before and after. Vendors may speak only with the tenant who lives with the product sitting beside them.",
    "Leasing, access, maintenance, and the data that sits in four systems and agrees in none. We spend a morning on a single broken elevator and what it taught a portfolio of 900 units in {city}.",
    "Where do the people who own the roof meet the ones who want to put something on it? Here, at round tables, with floor plans instead of slides.",
  ],
  enterprise_tech: [
    "Budget season is coming, and this is where CIOs compare notes before the vendors call. Chatham House rules, assigned seats, and dinner at eight.",
    "Replacing a system that forty thousand people use is mostly politics. Program leads explain who they had to convince, in what order, and which promise they regret.",
    "A security exercise opens the program: an invented company, a real ransom note, and ninety minutes to decide. The debrief has changed more than one policy in {city}.",
    "Procurement sits in the front row here. Expect questions about exit clauses, audit rights, and why the renewal went up, asked politely and in public.",
  ],
  developer: [
    "Laptops open from nine until the building closes. Talks are 18 minutes, workshops are three hours, and maintainers of the tools you use every day hold office hours by the window.",
    'Submitted anonymously, read by a jury of working programmers, and rejected if the word "journey" appears twice. The result is the most useful schedule of our year.',
    "We rent a library, because people ought to read code together. Groups of six walk through one famous repository with somebody who wrote it. {city} libraries lend us the quiet floor.",
    "Fix something real before you go home: a hundred open issues, sorted by difficulty, with a mentor for each shelf. Last edition merged 340 changes.",
  ],
};
