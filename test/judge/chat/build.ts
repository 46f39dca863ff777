import { buildGuides } from "./build-guides.ts";
import { buildMatches } from "./build-matches.ts";
import { buildOthers } from "./build-others.ts";
import { buildRequests } from "./build-requests.ts";
import { buildSponsors } from "./build-sponsors.ts";
import { buildUnmet } from "./build-unmet.ts";
import type { Conversation } from "./conversation.ts";

/** The half to build with. */
export const build: readonly Conversation[] = [
  ...buildSponsors,
  ...buildMatches,
  ...buildRequests,
  ...buildOthers,
  ...buildGuides,
  ...buildUnmet,
];
