import { paths } from "#routing/paths.ts";

/** The page of an account and its person. */
export function adminAccountPath(accountId: string): string {
  return paths.adminAccount.replace(":id", encodeURIComponent(accountId));
}
