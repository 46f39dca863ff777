import type { SignedInFor } from "../../account/sessions/sessions.ts";
import { companyOf } from "../../ground/users/user.item.ts";
import type { Signature } from "./agreement.item.ts";

type Signer = Pick<SignedInFor, "user" | "account" | "teamRole" | "through">;

/** In which capacity somebody signs who is not alone in the account, or not one of its people. */
export function capacityOf({ user, account, teamRole, through }: Signer): Signature["capacity"] {
  if (teamRole === null || (user.id === account.id && !account.hasTeam)) return undefined;
  return {
    company: companyOf(account),
    teamRole,
    ...(through && { through: companyOf(through.account) }),
  };
}
