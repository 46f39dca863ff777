import type { InquirySide, InquiryTopic } from "@marquee/contracts/enums";
import { demoUserIds, sponsorIds } from "./demo-users.ts";
import { eventPlans } from "./events.ts";
import type { EventPlan } from "./seed-types.ts";

/** A message in a demo conversation. */
export interface InquiryMessagePlan {
  by: InquirySide;
  /** Hours before now. */
  hoursAgo: number;
  text: string;
}

/** A conversation with the host of a demo event, independent of the seed clock. */
export interface InquiryPlan {
  event: EventPlan;
  inquirerId: string;
  topic: InquiryTopic;
  messages: readonly [InquiryMessagePlan, ...InquiryMessagePlan[]];
}

const [lumenBank = "", kiteWorks = ""] = sponsorIds;

function planned(key: string): EventPlan {
  const plan = eventPlans.find((one) => one.key === key);
  if (!plan) throw new Error(`No event is planned as ${key}`);
  return plan;
}

/** The inbox of the demo's host: ongoing conversations, a settled one, and one to answer. */
export const inquiryPlans: readonly InquiryPlan[] = [
  {
    event: planned("ai_conference"),
    inquirerId: demoUserIds.brand,
    topic: "audience",
    messages: [
      { by: "inquirer", hoursAgo: 200, text: "How many of last year's attendees build with AI themselves?" },
      {
        by: "host",
        hoursAgo: 197,
        text: "About six in ten: 58% named engineering or data science as their job at registration.",
      },
      { by: "inquirer", hoursAgo: 196, text: "That's the crowd we want. We'll send an offer this week." },
    ],
  },
  {
    event: planned("cyber_defense_week"),
    inquirerId: lumenBank,
    topic: "custom_package",
    messages: [
      {
        by: "inquirer",
        hoursAgo: 76,
        text: "We'd like to host a dinner for 20 security leads on the second evening. Is that possible?",
      },
      {
        by: "host",
        hoursAgo: 71,
        text: "It is. The harbor room seats 24 and is free that evening. Should we put a package together for you?",
      },
    ],
  },
  {
    event: planned("enterprise_tech_summit"),
    inquirerId: demoUserIds.agency,
    topic: "logistics",
    messages: [
      { by: "inquirer", hoursAgo: 52, text: "When can our crew start to build the booth?" },
      {
        by: "host",
        hoursAgo: 50,
        text: "From noon on the day before. The loading dock is on the north side, and power is on by 2 PM.",
      },
    ],
  },
  {
    event: planned("seed_to_scale_berlin"),
    inquirerId: kiteWorks,
    topic: "sponsorship",
    messages: [
      {
        by: "inquirer",
        hoursAgo: 7,
        text: "Does the half-day workshop come with a room for forty, or do we book that ourselves?",
      },
    ],
  },
  {
    event: planned("women_in_venture"),
    inquirerId: demoUserIds.brand,
    topic: "audience",
    messages: [
      { by: "inquirer", hoursAgo: 98, text: "How many of the founders run a product with an API?" },
      {
        by: "host",
        hoursAgo: 93,
        text: "Roughly a third of last year's 410 founders. I can send you the breakdown by stage.",
      },
      { by: "inquirer", hoursAgo: 91, text: "Please do. A third would already be worth the trip." },
    ],
  },
  {
    event: planned("founders_harbor"),
    inquirerId: kiteWorks,
    topic: "sponsorship",
    messages: [
      {
        by: "inquirer",
        hoursAgo: 5,
        text: "Is the keynote stage still open? We'd bring our founder, who spoke at your event in 2024.",
      },
    ],
  },
];
