import { clientsOf } from "../../../account/agencies/clients-of.ts";
import { companyOf } from "../../../ground/users/user.item.ts";
import { pick } from "../../../pick.ts";
import type { Tool } from "./tool.ts";

/** The companies that the reader's agency acts for, and those that offer it access; their own rows stay theirs. */
export const listClients: Tool<"listClients"> = async ({ core, accountId }) =>
  (await clientsOf(core, accountId))
    .map(({ account, grant }) => ({
      company: companyOf(account),
      ...pick(grant, "scope", "teamRole", "payer"),
      state: grant.state === "active" ? ("active" as const) : ("offered" as const),
      since: grant.acceptedAt ?? grant.startedAt,
    }))
    .sort((one, other) => one.company.localeCompare(other.company));
