import type { UserRole } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { type RoleTies, tiesAgainst, tiesLost } from "@marquee/contracts/home/role-ties";
import { listText } from "@marquee/contracts/text/formats";
import { all, attribute, type Condition } from "@marquee/table/condition";
import { accessTiesOf } from "../../account/agencies/access-ties.ts";
import type { Core } from "../../core.ts";
import { dealBriefsOf } from "../../deals/deals/deal-briefs.ts";
import { hostedList, readEvent } from "../../events/events/event.item.ts";
import { waitingEntity, waitingPrefix } from "../../events/events/waiting.item.ts";
import { hasJustCommitted, uncommittedSince } from "../../ground/users/role-commitment.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { everyListed } from "../../rows/lists.ts";
import { allRows, readEach, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";

/** What an account has under way that needs its role: a handful of queries. */
export async function roleTiesOf(core: Core, userId: string): Promise<RoleTies> {
  const now = isoTime(core.clock.now());
  const [events, deals, waiting, access] = await Promise.all([
    publicEvents(core, userId, now),
    dealBriefsOf(core, userId),
    allRows(core, { pk: userPartition(userId), sk: { beginsWith: waitingPrefix } }),
    accessTiesOf(core, userId),
  ]);
  const open = deals.filter(({ status }) => status !== "completed" && status !== "cancelled");
  const places = readEach(waiting, waitingEntity.read).rows.filter(
    ({ offeredUntil }) => offeredUntil === null || offeredUntil > now,
  );
  return {
    events,
    hostDeals: open.filter(({ side }) => side === "host").length,
    sponsorDeals: open.filter(({ side }) => side === "brand").length,
    places: places.length,
    ...access,
  };
}

async function publicEvents(core: Core, hostId: string, now: string): Promise<number> {
  let count = 0;
  for await (const row of everyListed(core, hostedList(hostId))) {
    const event = readOr(row, readEvent);
    if (event?.state === "published" && event.endsAt > now) count += 1;
  }
  return count;
}

/**
 * The condition on a profile under which it may take another role: nothing has been added to what it has under way since
 * this found nothing that needs the present one. Spots that are held for half an hour while an offer is composed do not
 * count; without the role they lapse.
 * @throws AppError not_found, conflict with what is under way
 */
export async function freeOfRole(core: Core, userId: string, to: UserRole): Promise<Condition> {
  // The profile first: whatever is begun after this read changes it.
  const row = await core.table.get(profileKey(userId));
  if (!row) throw new AppError("not_found");
  const user = readUser(row);
  const isSame = attribute("role").is(user.role);
  const lost = tiesLost(user.role, to);
  if (lost.length === 0) return isSame;
  const against = tiesAgainst(await roleTiesOf(core, userId), user.role, to);
  if (against.length > 0) throw new AppError("conflict", { message: tied(against) });
  if (lost.some((tie) => !unlisted.has(tie)) && hasJustCommitted(core, user))
    throw new AppError("conflict", { message: justCommitted });
  return all(isSame, uncommittedSince(user));
}

/** What is found in the account's own partition, and so at once; lists may take some seconds. */
const unlisted: ReadonlySet<keyof RoleTies> = new Set(["clients", "agencies"]);

const tied = (against: readonly string[]) =>
  `This account still has ${listText(against)}. The role can change once that's done or canceled.`;

const justCommitted = "This account has just published an event or taken a spot. Try again in a moment.";
