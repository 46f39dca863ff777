import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../core.ts";
import { membersOf } from "../../ground/identity/members.ts";
import { companyOf, type UserRecord } from "../../ground/users/user.item.ts";
import { ownMemberships } from "./own-accounts.ts";
import { removeMember } from "./people.ts";

/**
 * Takes somebody who deletes their account out of all others that they belong to, and ends what agencies may do for it
 * or it may do for clients. An account with other people in it is
 * not deleted under them: whoever registered it removes them first, or stays.
 * @throws AppError conflict for an account with other people, and for the last owner of another one
 */
export async function leaveForGood(core: Core, channel: PushChannel, person: UserRecord): Promise<void> {
  const others = (await membersOf(core, person)).filter(({ personId }) => personId !== person.id);
  if (others.length > 0)
    throw new AppError("conflict", {
      message: `Other people work in ${companyOf(person)}'s account, and it would be deleted with yours. Remove them from the team first, or write to us on the support page.`,
    });
  for (const account of await ownMemberships(core, person.id)) {
    const by = { acting: { actorId: person.id, accountId: account.id }, user: person, account };
    try {
      await removeMember(core, channel, by, person.id);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
      const message = `You're the last owner of ${companyOf(account)}. Offer ownership to somebody else there first.`;
      throw new AppError("conflict", { message, cause: error });
    }
  }
}
