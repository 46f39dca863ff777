/** Every text of the page with a deal's results. */

import { sentence } from "@marquee/contracts/text/sentence";

export const dealResultsPage = {
  marquee: "Marquee",
  title: (event: string) => sentence`Results: ${event}`,
  untitled: "Results",
  loading: "Loading the results",
  failed: "Couldn't load these results",
  back: "Back to the deal",
  print: "Print",
  analytics: "Open in Analytics",
  lead: (packageName: string, days: string, place: string) => sentence`${packageName} · ${days} · ${place}`,
  sponsor: "Sponsor",
  host: "Host",
  verdict: (met: number, of: number) =>
    sentence`${met} of ${of} measured ${of === 1 ? "goal" : "goals"} met.`,
  noVerdict: "None of the goals have been measured yet.",
  noGoals: "This deal has no goals.",
  goals: "Goals and results",
  goal: "Goal",
  delivered: "Delivered",
  reached: "Reached",
  reachedValue: (percent: string) => sentence`${percent}%`,
  notMeasured: "Not measured",
  none: "–",
  money: "Cost and return",
  amount: "Agreed amount",
  numbers: "Recorded numbers",
  nothing: "Nothing has been recorded for this deal yet.",
  deliverables: "Deliverables",
  deliveredOf: (done: number, of: number) => sentence`${done} of ${of} delivered`,
  noDeliverables: "This deal has no deliverables.",
  by: (name: string) => sentence`by ${name}`,
  note: (roi: string, day: string) => sentence`As of ${day}. ROI to date: ${roi}.`,
} as const;
