import {
  acceptAgency,
  askClient,
  type GrantedAccess,
  listAgencies,
} from "@marquee/contracts/account/agencies";
import { switchAccount } from "@marquee/contracts/account/team";
import { ApiUser } from "./api-user.ts";

/** An agency with a confirmed address, as others find it. */
export const newAgency = (url: string): Promise<ApiUser> => ApiUser.confirmed(url, "agency");

const byDefault: GrantedAccess = { teamRole: "member", scope: "everything", payer: "client" };

/** An agency asks a client, by its owner's address. */
export async function asks(agency: ApiUser, client: ApiUser, access = byDefault): Promise<void> {
  await agency.client.call(askClient, { body: { email: client.user?.email ?? "", ...access } });
}

/** An agency asks a client, and the client accepts. */
export async function granted(agency: ApiUser, client: ApiUser, access = byDefault): Promise<void> {
  await asks(agency, client, access);
  const { agencies } = await client.client.call(listAgencies, {});
  const { id, teamRole, scope, payer } = agencies.find((one) => one.id === agency.id) ?? {
    id: "",
    ...access,
  };
  await client.client.call(acceptAgency, { params: { id }, body: { teamRole, scope, payer } });
}

/** Lets an agency's person act for a client in this browser, or again for their own account. */
export async function actFor(person: ApiUser, client: ApiUser | undefined, agency = person): Promise<void> {
  const place = client ? { accountId: client.id, through: agency.id } : {};
  await person.client.call(switchAccount, { body: place });
}
