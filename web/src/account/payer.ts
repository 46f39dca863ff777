import { useCurrentUser } from "#api/session.ts";

/**
 * Whose credits pay what is ordered on this page, by name, where somebody acts through a grant: the agency's or the
 * client's. Null for an account's own people, who order with their account's.
 */
export function usePayer(): string | null {
  const { through, company } = useCurrentUser();
  if (!through || through.viewing) return null;
  return through.payer === "agency" ? through.name : company;
}
