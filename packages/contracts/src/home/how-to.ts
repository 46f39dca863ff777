import { accountHowTos } from "./how-to/account.ts";
import { dealHowTos } from "./how-to/deals.ts";
import { eventHowTos } from "./how-to/events.ts";
import { hostingHowTos } from "./how-to/hosting.ts";
import { studioHowTos } from "./how-to/studio.ts";
import type { HowTo } from "./how-to/topic.ts";

/** A part of the Help page. */
export interface HowToTheme {
  id: string;
  title: string;
  topics: readonly HowTo[];
}

/** The topics of the Help page by theme, in its order. */
export const howToThemes: readonly HowToTheme[] = [
  { id: "events", title: "Finding events", topics: eventHowTos },
  { id: "deals", title: "Deals and contracts", topics: dealHowTos },
  { id: "studio", title: "Campaigns, Morgan, and results", topics: studioHowTos },
  { id: "hosting", title: "Hosting events", topics: hostingHowTos },
  { id: "account", title: "Credits, people, and your account", topics: accountHowTos },
];

/** All topics, theme after theme. */
export const howTos: readonly HowTo[] = howToThemes.flatMap(({ topics }) => topics);
