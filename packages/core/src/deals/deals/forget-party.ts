import { type DealFacts, dealFieldLabels, partyLine } from "@marquee/contracts/deals/deal-facts";
import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import type { Contact } from "@marquee/contracts/events/events";
import type { NotificationOf } from "@marquee/contracts/live/notification-kinds";
import { attribute, exists } from "@marquee/table/condition";
import { ConditionRefused, type Item, type Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { changesInWords } from "../../events/events/offer-facts.ts";
import { membersOf } from "../../ground/identity/members.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { deletedContact, withoutPerson } from "../../ground/users/contact.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { notificationEntity, notificationPrefix } from "../../live/notifications/notification.item.ts";
import { retried } from "../../retried.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readEach, readOr } from "../../rows/paging.ts";
import { dealEntity } from "./deal.item.ts";
import { dealHistoryEntity, dealHistoryPrefix, dealOfferEntity, dealOfferPrefix } from "./deal-parts.item.ts";
import { otherSide, partyOf } from "./deal-view.ts";
import { readDeal } from "./require-move.ts";

const fieldOf = { brand: "sponsor", host: "host" } as const;

/**
 * Takes the name and company of a side whose account is closed out of everything that the other side keeps of their
 * deal: the deal, its versions, its history, and the notices about it. Agreements keep their words; leaveAgreements
 * deletes those that not both have signed. Safe to run again: the versions, from which the names are known, are last.
 * @param personName the name of the person who is forgotten while the company stays; without it, both are. A signature
 *   for a company that stays is still good.
 * @throws AppError not_found
 */
export async function forgetParty(
  core: Core,
  id: string,
  side: DealSide,
  personName?: string,
): Promise<void> {
  const { pk } = dealEntity.key({ id });
  const companyStays = personName !== undefined;
  const forgotten = (party: Contact) => (companyStays ? withoutPerson(party) : deletedContact);
  const without = (facts: DealFacts): DealFacts => ({ ...facts, [side]: forgotten(facts[side]) });
  // The deal first: whatever is written after this is based on it.
  const accountId = partyOf(await forgetInDeal(core, id, { without, companyStays }), otherSide(side));
  const versions = await readable(core, pk, dealOfferPrefix, dealOfferEntity.read);
  const lines = new Map(
    versions.flatMap(({ facts }) =>
      facts ? [[partyLine(facts[side]), partyLine(forgotten(facts[side]))] as const] : [],
    ),
  );
  const lineOf = (old: DealChange["old"]) =>
    lines.get(String(old)) ?? (companyStays ? old : partyLine(deletedContact));
  for (const entry of await readable(core, pk, dealHistoryPrefix, dealHistoryEntity.read)) {
    const changes = entry.changes.map((one) =>
      one.field === fieldOf[side]
        ? { ...one, old: one.old && lineOf(one.old), new: one.new && lineOf(one.new) }
        : one,
    );
    await replace(core, dealHistoryEntity.key(entry), entry, { changes });
  }
  for (const reader of await readersIn(core, accountId)) {
    const prefix = notificationPrefix(reader);
    const notices = await readable(core, userPartition(reader.actorId), prefix, notificationEntity.read);
    for (const notice of notices)
      await replace(core, notificationEntity.key({ ...reader, id: notice.id }), notice, {
        told: withoutName(notice.told, { id, side, lines, personName }),
      });
  }
  for (const version of versions)
    if (version.facts)
      await replace(core, dealOfferEntity.key(version), version, { facts: without(version.facts) });
}

/** The lists in which notices about an account are: those of its people, and of whoever registered it. */
async function readersIn(core: Core, accountId: string): Promise<Acting[]> {
  const row = await core.table.get(profileKey(accountId));
  const account = row && readOr(row, readUser);
  const members = account?.hasTeam ? await membersOf(core, account) : [];
  const personIds = new Set([accountId, ...members.map(({ personId }) => personId)]);
  return [...personIds].map((actorId) => ({ actorId, accountId }));
}

/** The rows under a prefix that can be read: one that cannot must not keep an account from being deleted. */
async function readable<T>(core: Core, pk: string, prefix: string, read: (row: Item) => T): Promise<T[]> {
  return readEach(await allRows(core, { pk, sk: { beginsWith: prefix } }), read).rows;
}

/** Sets attributes of a row that are others than before. */
async function replace<T extends object>(
  core: Core,
  key: Key,
  before: T,
  set: { [K in keyof T]?: T[K] },
): Promise<void> {
  const isSame = Object.entries(set).every(
    ([name, next]) => JSON.stringify(before[name as keyof T]) === JSON.stringify(next),
  );
  if (!isSame) await core.table.write({ op: "update", key, set, when: exists }).catch(unlessGone);
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ConditionRefused)) throw error;
}

/** A signature on what the other side will never sign is void, so the text that it was for is not kept. */
async function forgetInDeal(
  core: Core,
  id: string,
  { without, companyStays }: { without: (facts: DealFacts) => DealFacts; companyStays: boolean },
) {
  return retried(core, async () => {
    const deal = await readDeal(core, id);
    const facts = deal.facts && without(deal.facts);
    const isVoid = deal.signedBy.length === 1 && !companyStays;
    if (!isVoid && JSON.stringify(facts) === JSON.stringify(deal.facts)) return deal;
    const { turn } = deal;
    const set = {
      ...(facts && { facts }),
      ...(isVoid && { signedBy: [], textSha256: null }),
      turn: turn + 1,
    };
    await core.table.write({
      op: "update",
      key: dealEntity.key(deal),
      set,
      when: attribute("turn").is(turn),
    });
    return deal;
  });
}

/** A notice about the deal as it would read if the side had never had another name. */
function withoutName(
  told: NotificationOf,
  {
    id,
    side,
    lines,
    personName,
  }: {
    id: string;
    side: DealSide;
    lines: ReadonlyMap<string, string>;
    personName: string | undefined;
  },
): NotificationOf {
  if (!("dealId" in told.about) || told.about.dealId !== id) return told;
  if (told.kind === "deal_step" || told.kind === "deal_message")
    return personName === undefined || told.about.from === personName
      ? ({ ...told, about: { ...told.about, from: deletedContact.name } } as NotificationOf)
      : told;
  if (told.kind !== "deal_event") return told;
  const field = fieldOf[side];
  const names = [...lines];
  const changed = names.reduce(
    (text, [old]) =>
      names.reduce(
        (left, [next, known]) =>
          left.replace(changesInWords([{ field, old, new: next }]), `${dealFieldLabels[field]}: ${known}.`),
        text,
      ),
    told.about.changed,
  );
  return { ...told, about: { ...told.about, changed } };
}
