import { includesRole, type TeamRole } from "@marquee/contracts/account/team-roles";
import type { DealAction } from "@marquee/contracts/deals/deal-moves";
import type { Deal } from "@marquee/contracts/deals/deals";
import { useCurrentUser } from "#api/session.ts";

/** The least role in the account that makes a move. */
export const roleOfMove = (action: DealAction): TeamRole => (action === "sign" ? "manager" : "member");

/**
 * Of the moves that a deal's side can make, those that the signed-in person makes in their role. None where they act
 * for one side and their own agency is the other: `isBothSides`.
 */
export function useOwnMoves({ moves, brandId, hostId }: Pick<Deal, "moves" | "brandId" | "hostId">): {
  moves: DealAction[];
  isBothSides: boolean;
} {
  const { through, teamRole } = useCurrentUser();
  const isBothSides = through !== null && [brandId, hostId].includes(through.id);
  const includes = (action: DealAction) => includesRole(teamRole, roleOfMove(action));
  return { moves: isBothSides ? [] : moves.filter(includes), isBothSides };
}
