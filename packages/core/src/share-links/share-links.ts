import { AppError } from "@marquee/contracts/errors";
import { absent, any, attribute } from "@marquee/table/condition";
import { type Item, type Key, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { fingerprint, userPartition } from "../keys.ts";
import { allRows, readEach } from "../paging.ts";
import { isoTime } from "../time.ts";
import { activeUser, profileKey } from "../users/user.item.ts";

const dayMs = 24 * 60 * 60_000;
/** How often another slot is tried after somebody else took one at the same moment. */
const triesMax = 5;

/** What every kind of link stores. An account has so many slots, so that no more links work at a time. */
export interface StoredLink {
  id: string;
  accountId: string;
  slot: number;
  /** Fingerprint of the link's token; the token itself is in the link alone. */
  hash: string;
  createdAt: string;
  expiresAt: string;
}

type Slot = Pick<StoredLink, "accountId" | "slot">;

/** A kind of link: its row in its account's partition, and the row that leads from a token to it. */
export interface LinkKind<Row extends StoredLink> {
  link: { read(item: Item): Row; item(row: Row): Item; key(ref: Slot): Key };
  /** How the sort keys of an account's links begin. */
  prefix: string;
  token: {
    read(item: Item): Slot;
    item(row: Slot & Pick<StoredLink, "hash" | "expiresAt">): Item;
    key(ref: { hash: string }): Key;
  };
  /** How many work at a time. */
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
  /** The row with what this kind of link says beside what all do. */
  row: (link: StoredLink) => Row;
  /** What must hold while it is made. */
  only?: readonly LabelledWrite[];
}

/**
 * Makes a link. Its token is in the answer and nowhere else.
 * @throws AppError conflict when as many links work as may, unauthenticated for an account that closed meanwhile
 * @throws TransactionRefused with the label of what must hold and does not
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
  for (let tries = 1; ; tries++) {
    const slot = freeSlot(await storedLinks(core, kind, accountId), kind.most, now);
    const link = row({ ...wanted, slot });
    try {
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
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      if (error.label === "account") throw new AppError("unauthenticated", { cause: error });
      if (error.label !== "link") throw error;
      if (tries === triesMax) throw new AppError("unavailable", { cause: error, retryAfterSeconds: 1 });
    }
  }
}

function freeSlot(links: readonly StoredLink[], most: number, now: string): number {
  const taken = new Set(links.flatMap(({ slot, expiresAt }) => (expiresAt > now ? [slot] : [])));
  for (let slot = 0; slot < most; slot++) if (!taken.has(slot)) return slot;
  throw new AppError("conflict", {
    message: `You can have ${most} links at a time. Revoke one to make another.`,
  });
}

/** Revokes a link: from now on it shows nothing. One that is gone, or another's, stays as it is. */
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
    // It was revoked meanwhile, or its slot has another link by now.
    if (!(error instanceof TransactionRefused)) throw error;
  }
}

/**
 * The link of a token. A token that never was and a link that expired or was revoked read the same.
 * @throws AppError not_found
 */
export async function findLink<Row extends StoredLink>(
  core: Core,
  { link, token: tokens }: LinkKind<Row>,
  token: string,
): Promise<Row> {
  const hash = fingerprint(token);
  const place = await core.table.get(tokens.key({ hash }));
  const row = place && (await core.table.get(link.key(tokens.read(place))));
  const found = row && link.read(row);
  if (found?.hash !== hash || found.expiresAt <= isoTime(core.clock.now())) throw new AppError("not_found");
  return found;
}
