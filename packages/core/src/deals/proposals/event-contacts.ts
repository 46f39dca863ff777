import type { ContactRef, EventContact } from "@marquee/contracts/deals/proposals";
import type { ContactKind } from "@marquee/contracts/enums";
import { textLocale } from "@marquee/contracts/text/formats";
import type { Core } from "../../core.ts";
import type { HostedEvent } from "../../events/events/get-event.ts";
import { type HostActor, ownedEvent } from "../../events/hosting/hosted-event.ts";
import { contactsOf } from "../../ground/users/contact.ts";
import { listPage } from "../../rows/lists.ts";
import { readEach } from "../../rows/paging.ts";
import { dealEntity, dealPartyEntity, dealsOf } from "../deals/deal.item.ts";
import { inboxOf, inquiryEntity, inquiryPartyEntity } from "../inquiries/inquiry.item.ts";

/** An account that made contact, and how. */
interface FoundContact {
  ref: ContactRef;
  accountId: string;
}

/** One way to contact a host about an event. */
interface ContactSource {
  /** The account; undefined if the host is no party of it, or if it is about another event. */
  find: (core: Core, hostId: string, hosted: HostedEvent, id: string) => Promise<string | undefined>;
  list: (core: Core, hostId: string, hosted: HostedEvent) => Promise<FoundContact[]>;
}

/** The host's latest threads and deals that a list searches; older ones are found only by id. */
const latest = 100;

const contactSources: Record<ContactKind, ContactSource> = {
  deal: {
    async find(core, hostId, { event }, id) {
      const [party, row] = await Promise.all([
        core.table.get(dealPartyEntity.key({ accountId: hostId, id })),
        core.table.get(dealEntity.key({ id })),
      ]);
      if (!party || !row) return undefined;
      const deal = dealEntity.read(row);
      const isAbout = deal.hostId === hostId && deal.eventId === event.id && deal.leftBy === null;
      return isAbout ? deal.brandId : undefined;
    },
    async list(core, hostId, { event }) {
      const { items } = await listPage(core, dealsOf(hostId), { newestFirst: true, limit: latest });
      const parties = readEach(items, dealPartyEntity.read).rows.filter(({ side }) => side === "host");
      const rows = await core.table.getMany(parties.map(({ id }) => dealEntity.key({ id })));
      return readEach(present(rows), dealEntity.read)
        .rows.filter(({ eventId, leftBy }) => eventId === event.id && leftBy === null)
        .map(({ id, brandId }) => ({ ref: { kind: "deal", id }, accountId: brandId }));
    },
  },
  inquiry: {
    async find(core, hostId, { event }, id) {
      const [party, row] = await Promise.all([
        core.table.get(inquiryPartyEntity.key({ accountId: hostId, id })),
        core.table.get(inquiryEntity.key({ id })),
      ]);
      if (!party || !row) return undefined;
      const inquiry = inquiryEntity.read(row);
      const isAbout = inquiry.hostId === hostId && inquiry.eventId === event.id && inquiry.leftBy === null;
      return isAbout ? inquiry.inquirerId : undefined;
    },
    async list(core, hostId, { event }) {
      const { items } = await listPage(core, inboxOf(hostId), { newestFirst: true, limit: latest });
      const parties = readEach(items, inquiryPartyEntity.read).rows.filter(({ side }) => side === "host");
      const rows = await core.table.getMany(parties.map(({ id }) => inquiryEntity.key({ id })));
      return readEach(present(rows), inquiryEntity.read)
        .rows.filter(({ eventId, leftBy }) => eventId === event.id && leftBy === null)
        .map(({ id, inquirerId }) => ({ ref: { kind: "inquiry", id }, accountId: inquirerId }));
    },
  },
  waiting: {
    find: async (_, hostId, hosted, id) =>
      waitingFor(hosted, hostId).find(({ accountId }) => accountId === id)?.accountId,
    list: async (_, hostId, hosted) => waitingFor(hosted, hostId),
  },
};

const present = <T>(rows: readonly (T | undefined)[]): T[] => rows.filter((row) => row !== undefined);

function waitingFor({ event, packages }: HostedEvent, hostId: string): FoundContact[] {
  if (event.hostId !== hostId) return [];
  return packages.flatMap(({ waiting }) =>
    waiting.map(({ accountId }) => ({ ref: { kind: "waiting", id: accountId }, accountId })),
  );
}

/**
 * The account that contacted an event's host in the given way; undefined for none. Contacts of other parties seem not
 * to exist, even to an admin, so that nobody can probe for accounts.
 */
export function findContact(
  core: Core,
  hostId: string,
  hosted: HostedEvent,
  { kind, id }: ContactRef,
): Promise<string | undefined> {
  return contactSources[kind].find(core, hostId, hosted, id);
}

/** As many as one read of their names allows. */
const listedMax = 100;

/**
 * The accounts that contacted the caller about an event of theirs, each once, by name. An admin sees none: contacts
 * between two parties are private.
 * @throws AppError not_found, also for another's event
 */
export async function listContacts(core: Core, actor: HostActor, eventId: string): Promise<EventContact[]> {
  const { accountId: hostId } = actor;
  const hosted = await ownedEvent(core, actor, eventId);
  const found = await Promise.all(
    Object.values(contactSources).map(({ list }) => list(core, hostId, hosted)),
  );
  const byAccount = new Map<string, FoundContact>();
  for (const one of found.flat())
    if (one.accountId !== hostId && !byAccount.has(one.accountId)) byAccount.set(one.accountId, one);
  const listed = [...byAccount.values()].slice(0, listedMax);
  const contacts = await contactsOf(
    core,
    listed.map(({ accountId }) => accountId),
  );
  return listed
    .map(({ ref, accountId }) => ({ ref, ...(contacts.get(accountId) ?? { name: "", company: "" }) }))
    .sort((left, right) => left.name.localeCompare(right.name, textLocale));
}
