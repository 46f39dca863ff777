import type { Conversation } from "./conversation.ts";
import { finalGuides } from "./final-guides.ts";
import { finalMatches } from "./final-matches.ts";
import { finalOthers } from "./final-others.ts";
import { finalRequests } from "./final-requests.ts";
import { finalSponsors } from "./final-sponsors.ts";
import { finalUnmet } from "./final-unmet.ts";

/** The half that is run before something is called finished; it is not changed afterwards. */
export const final: readonly Conversation[] = [
  ...finalSponsors,
  ...finalMatches,
  ...finalRequests,
  ...finalOthers,
  ...finalGuides,
  ...finalUnmet,
];
