import { useCurrentUser } from "#api/session.ts";
import { useHasRole } from "./team-role.ts";

/**
 * Whose credits pay what is ordered on this page, by name, where somebody acts through a grant: the agency's or the
 * client's. Null for an account's own people, who order with their account's.
 */
export function usePayer(): string | null {
  const { through, company } = useCurrentUser();
  if (!through || through.viewing) return null;
  return through.payer === "agency" ? through.name : company;
}

/** Whether the signed-in person may buy credits for the account that they act for: its owners, and no agency. */
export function useBuysCredits(): boolean {
  // No access through a grant makes anybody an owner.
  return useHasRole("owner");
}
