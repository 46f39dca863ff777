import { AppError } from "@marquee/contracts/errors";
import { absent, any, attribute } from "@marquee/table/condition";
import { type Item, type Key, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { retried } from "../../retried.ts";
import { fingerprint, userPartition } from "../../rows/keys.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { activeUser, profileKey } from "../users/user.item.ts";

const dayMs = 24 * 60 * 60_000;

/** What every kind of link stores. Slots limit how many links of an account work at a time. */
export interface StoredLink {
  id: string;
  accountId: string;
  slot: number;
  /** Fingerprint of the link's token; the token itself is only in the link. */
  hash: string;
  createdAt: string;
  expiresAt: string;
}

type Slot = Pick<StoredLink, "accountId" | "slot">;

/** A kind of link: its row in its account's partition, and the row that maps a token to it. */
export interface LinkKind<Row extends StoredLink> {
  link: { read(item: Item): Row; item(row: Row): Item; key(ref: Slot): Key };
  /** The prefix of the sort keys of an account's links. */
  prefix: string;
  token: {
    read(item: Item): Slot;
    item(row: Slot & Pick<StoredLink, "hash" | "expiresAt">): Item;
    key(ref: { hash: string }): Key;
  };
  /** How many may work at a time. */
  most: number;
}

/** The links of an account that still work, newest first. */
export async function workingLinks<Row extends StoredLink>(
  core: Core,
  kind: LinkKind<Row>,
  accountId: string,
): Promise<Row[]> {
  const now = isoTime(core.clock.now());
  const links = await storedLinks(core, kind, accountId);
  return links
    .filter(({ expiresAt }) => expiresAt > now)
    .sort((left, right) => (left.id < right.id ? 1 : -1));
}

async function storedLinks<Row extends StoredLink>(
  core: Core,
  { link, prefix }: LinkKind<Row>,
  accountId: string,
): Promise<Row[]> {
  const rows = await allRows(core, { pk: userPartition(accountId), sk: { beginsWith: prefix } });
  return readEach(rows, link.read).rows;
}

export interface NewLink<Row extends StoredLink> {
  accountId: string;
  /** How long it works. */
  days: number;
  /** The row with the fields of this kind of link in addition to the common ones. */
  row: (link: StoredLink) => Row;
  /** Conditions that must hold when it is created. */
  only?: readonly LabelledWrite[];
}

/**
 * Creates a link. Its token is returned and not stored anywhere.
 * @throws AppError conflict at the limit of working links, unauthenticated for an account that closed in the meantime
 * @throws TransactionRefused with the label of a condition that does not hold
 */
export async function makeLink<Row extends StoredLink>(
  core: Core,
  kind: LinkKind<Row>,
  { accountId, days, row, only = [] }: NewLink<Row>,
): Promise<{ link: Row; token: string }> {
  const nowMs = core.clock.now();
  const now = isoTime(nowMs);
  const token = core.ids.token();
  const wanted = {
    id: core.ids.next("share", nowMs),
    accountId,
    hash: fingerprint(token),
    createdAt: now,
    expiresAt: isoTime(nowMs + days * dayMs),
  };
  const make = async () => {
    const slot = freeSlot(await storedLinks(core, kind, accountId), kind.most, now);
    const link = row({ ...wanted, slot });
    await core.table.transact([
      {
        label: "link",
        write: {
          op: "put",
          item: kind.link.item(link),
          when: any(absent, attribute("expiresAt").atMost(now)),
        },
      },
      { label: "link", write: { op: "put", item: kind.token.item(link), when: absent } },
      { label: "account", write: { op: "check", key: profileKey(accountId), when: activeUser } },
      ...only,
    ]);
    return { link, token };
  };
  const isSlotTaken = (error: unknown) => error instanceof TransactionRefused && error.label === "link";
  try {
    return await retried(core, make, isSlotTaken);
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "account")
      throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
}

function freeSlot(links: readonly StoredLink[], most: number, now: string): number {
  const taken = new Set(links.flatMap(({ slot, expiresAt }) => (expiresAt > now ? [slot] : [])));
  for (let slot = 0; slot < most; slot++) if (!taken.has(slot)) return slot;
  throw new AppError("conflict", {
    message: `You can have ${most} links at a time. Revoke one to make another.`,
  });
}

/** Revokes a link: from now on it shows nothing. Does nothing if the link is gone or belongs to another account. */
export async function revokeLink<Row extends StoredLink>(
  core: Core,
  kind: LinkKind<Row>,
  accountId: string,
  id: string,
): Promise<void> {
  const link = (await storedLinks(core, kind, accountId)).find((one) => one.id === id);
  if (!link) return;
  try {
    await core.table.transact([
      {
        label: "link",
        write: { op: "delete", key: kind.link.key(link), when: attribute("id").is(id) },
      },
      { label: "link", write: { op: "delete", key: kind.token.key(link) } },
    ]);
  } catch (error) {
    // It was revoked in the meantime, or its slot now has another link.
    if (!(error instanceof TransactionRefused)) throw error;
  }
}

/**
 * The link of a token. An unknown token looks the same as a link that expired or was revoked.
 * @throws AppError not_found
 */
export async function findLink<Row extends StoredLink>(
  core: Core,
  { link, token: tokens }: LinkKind<Row>,
  token: string,
): Promise<Row> {
  const hash = fingerprint(token);
  const tokenRow = await core.table.get(tokens.key({ hash }));
  const row = tokenRow && (await core.table.get(link.key(tokens.read(tokenRow))));
  const found = row && link.read(row);
  if (found?.hash !== hash || found.expiresAt <= isoTime(core.clock.now())) throw new AppError("not_found");
  return found;
}
