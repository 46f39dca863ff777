import type { CampaignType } from "@marquee/contracts/enums";

/** How a format is built and run, for technical readers. */
export interface TechnicalNotes {
  /** One sentence. */
  how: string;
  features: readonly string[];
  role: string;
  measure: { name: string; target: string };
  risk: { what: string; answer: string };
}

export const technicalNotes: Record<CampaignType, TechnicalNotes> = {
  pop_up: {
    how: "Stock, checkout, and the demo units run on one local network with a cellular uplink as a second line, so the shop sells when the street's connection fails.",
    features: [
      "Demo units reset to a clean state in under 60 seconds",
      "Stock counted at the till and shown on the floor within a minute",
      "Two uplinks, wired and cellular, with automatic failover",
      "Door counter and till data in one export a day",
      "Payment terminals that work offline for two hours",
      "A spare of every demo unit, charged and configured",
    ],
    role: "Systems engineer",
    measure: { name: "Demo uptime", target: "At least 99% of opening hours" },
    risk: {
      what: "A demo unit fails while people are waiting for it.",
      answer: "Keep a configured spare of each unit behind the counter and swap it in two minutes.",
    },
  },
  virtual: {
    how: "The stream goes out over two encoders and two providers with 10 seconds of delay, and questions, polls, and attendance are recorded against the same clock.",
    features: [
      "Two encoders and two stream providers with tested failover",
      "Captions in real time, corrected for the recording",
      "A sandbox that every viewer can open beside the stream",
      "Questions, polls, and attendance exported with timestamps",
      "Load test at twice the registered audience",
      "Recording in chapters, online within two hours",
    ],
    role: "Stream engineer",
    measure: { name: "Stream availability", target: "At least 99.9% of the broadcast" },
    risk: {
      what: "The stream breaks off at its busiest minute.",
      answer: "Switch to the second encoder and provider, and rehearse that switch twice.",
    },
  },
  experiential: {
    how: "Each room runs on its own show controller with a manual override, and sensors at the doors count groups without recording anybody.",
    features: [
      "A show controller per room, with a manual override",
      "Door sensors that count groups and store no images",
      "Live measurements of the demo on a wall that visitors can read",
      "Power and data plan with 30% headroom",
      "Reset of every room in under three minutes",
      "A technical tour each evening for those who want to see behind the walls",
    ],
    role: "Show technician",
    measure: { name: "Rooms running as planned", target: "At least 98% of slots" },
    risk: {
      what: "One room stops and holds up every group behind it.",
      answer: "Give each room a version that a guide can run by hand.",
    },
  },
  hybrid: {
    how: "Room and stream share one video mixer and one clock; votes from both sides arrive in the same system within two seconds.",
    features: [
      "One mixer and one clock for room and stream",
      "Votes from both audiences counted together within two seconds",
      "Wired network for the stage, separate from the guests' Wi-Fi",
      "Return video, so that speakers see the online audience",
      "Rehearsal with the full signal chain the day before",
      "Every microphone on a track of its own, for editing afterwards",
    ],
    role: "Broadcast engineer",
    measure: { name: "Delay between room and stream", target: "Less than two seconds for votes" },
    risk: {
      what: "The venue's network cannot carry the stage and the guests.",
      answer: "Order a separate line for the stage and measure it under load a week before.",
    },
  },
  sponsorship: {
    how: "The booth's demos run from a local rack, so that nothing depends on the hall's Wi-Fi, and each scan writes to the CRM within a minute.",
    features: [
      "Demos from a local rack, independent of the hall's Wi-Fi",
      "Badge scans in the CRM within a minute, with the question that was asked",
      "A bench where visitors bring their own data or device",
      "Published test setup that visitors can repeat at home",
      "Power on two circuits, measured on setup day",
      "An engineer on duty in every shift",
    ],
    role: "Solutions engineer",
    measure: { name: "Technical questions answered on the spot", target: "At least 90%" },
    risk: {
      what: "A visitor's own data breaks the demo in front of others.",
      answer: "Run visitors' data in a sandbox and show the error log openly.",
    },
  },
  activation: {
    how: "Everything runs on batteries for one full shift, is counted by a sensor that stores no personal data, and reports to one page that the team reads live.",
    features: [
      "Battery power for a full shift, with one hot-swap set",
      "A sensor that counts uses and stores no personal data",
      "Live status page for the crew and the client",
      "Weatherproof enclosures, tested under a hose",
      "Components that one person can replace in five minutes",
      "Daily export of counts, weather, and downtime",
    ],
    role: "Field technician",
    measure: { name: "Hours in service", target: "At least 97% of planned hours" },
    risk: {
      what: "Rain or cold stops the equipment on the street.",
      answer: "Test it wet and at freezing point a week before, and carry a second battery set.",
    },
  },
};

/** Cities that a campaign can be moved to. */
export const cities = [
  "Atlanta",
  "Austin",
  "Boston",
  "Chicago",
  "Dallas",
  "Denver",
  "Los Angeles",
  "Miami",
  "Minneapolis",
  "Nashville",
  "Philadelphia",
  "Phoenix",
  "Portland",
  "San Diego",
  "Seattle",
  "Toronto",
] as const;
