import { clientRoles } from "../account/client-roles.ts";
import { hostingRoles } from "../account/hosting-roles.ts";
import { sponsoringRoles } from "../account/sponsoring-roles.ts";
import type { UserRole } from "../enums.ts";

/** What an account has under way that needs its role, by kind; with the words for one and for several. */
const tieNouns = {
  /** Published events that are not over. */
  events: ["published event", "published events"],
  /** Deals that are negotiated, waiting for signatures or active, as the event's host and as the sponsor. */
  hostDeals: ["open deal as a host", "open deals as a host"],
  sponsorDeals: ["open deal as a sponsor", "open deals as a sponsor"],
  /** Places in line for a spot, and spots that are held because of one. */
  places: ["place in line for a spot", "places in line for a spot"],
  /** Those that it acts for, or that act for it; also what waits for an answer. */
  clients: ["client on the list", "clients on the list"],
  agencies: ["agency on the list", "agencies on the list"],
} as const;
type Tie = keyof typeof tieNouns;
export type RoleTies = Record<Tie, number>;

/** Which roles can continue what is under way. */
const rolesFor: Record<Tie, readonly UserRole[]> = {
  events: hostingRoles,
  hostDeals: hostingRoles,
  sponsorDeals: sponsoringRoles,
  places: sponsoringRoles,
  clients: ["agency"],
  agencies: clientRoles,
};

const ties = Object.keys(tieNouns) as Tie[];

function inWords(counts: RoleTies, of: (tie: Tie) => boolean): string[] {
  return ties
    .filter((tie) => counts[tie] > 0 && of(tie))
    .map((tie) => `${counts[tie]} ${tieNouns[tie][counts[tie] === 1 ? 0 : 1]}`);
}

/** What keeps an account from changing to a role, such as "2 published events"; nothing if it can change. */
export function tiesAgainst(counts: RoleTies, from: UserRole, to: UserRole): string[] {
  const lost = tiesLost(from, to);
  return inWords(counts, (tie) => lost.includes(tie));
}

/** What an account could no longer have after a change from one role to another. */
export function tiesLost(from: UserRole, to: UserRole): Tie[] {
  return ties.filter((tie) => rolesFor[tie].includes(from) && !rolesFor[tie].includes(to));
}

/** What goes on as it is when an account changes from one role to another. */
export function tiesThatStay(counts: RoleTies, to: UserRole): string[] {
  return inWords(counts, (tie) => rolesFor[tie].includes(to));
}
