import { AppError } from "@marquee/contracts/errors";
import type {
  AnalyticsQuery,
  AnalyticsShare,
  AnalyticsView,
  SharedAnalytics,
} from "@marquee/contracts/http/analytics";
import { limits } from "@marquee/contracts/limits";
import { sitePaths } from "@marquee/contracts/site-path";
import { absent, any, attribute } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../caller.ts";
import type { Core } from "../core.ts";
import { fingerprint, userPartition } from "../keys.ts";
import { allRows, readEach } from "../paging.ts";
import { named } from "../row-kind.ts";
import { spendPerNetwork } from "../throttles/network.ts";
import { isoTime } from "../time.ts";
import { activeUser, profileKey, readUser } from "../users/user.item.ts";
import { dayOf, periodOf } from "./days.ts";
import { getAnalytics } from "./get-analytics.ts";
import {
  type AnalyticsShareRecord,
  analyticsShareEntity,
  analyticsSharePrefix,
  analyticsTokenEntity,
} from "./share.item.ts";

const dayMs = 24 * 60 * 60_000;
/** How often another slot is tried after somebody else took one at the same moment. */
const triesMax = 5;

/** The links of an account that still work, newest first. */
export async function listAnalyticsShares(core: Core, accountId: string): Promise<AnalyticsShare[]> {
  const now = isoTime(core.clock.now());
  const shares = await storedShares(core, accountId);
  return shares
    .filter(({ expiresAt }) => expiresAt > now)
    .sort((left, right) => (left.id < right.id ? 1 : -1))
    .map(publicShare);
}

async function storedShares(core: Core, accountId: string): Promise<AnalyticsShareRecord[]> {
  const rows = await allRows(core, {
    pk: userPartition(accountId),
    sk: { beginsWith: analyticsSharePrefix },
  });
  return readEach(rows, analyticsShareEntity.read).rows;
}

function publicShare(share: AnalyticsShareRecord): AnalyticsShare {
  return named(share, "id", "view", "range", "from", "to", "event", "createdAt", "expiresAt");
}

/**
 * Makes a link to a page of one's numbers. Its address is in the answer and nowhere else.
 * @throws AppError conflict when as many links work as may, validation_failed for a period that no page shows,
 *   unauthenticated for an account that closed meanwhile
 */
export async function createAnalyticsShare(
  core: Core,
  accountId: string,
  { days, ...body }: AnalyticsQuery & { view: AnalyticsView; days: number },
  siteUrl: string,
): Promise<AnalyticsShare & { url: string }> {
  const nowMs = core.clock.now();
  const now = isoTime(nowMs);
  periodOf(body, dayOf(nowMs));
  const token = core.ids.token();
  const wanted = {
    id: core.ids.next("share", nowMs),
    accountId,
    hash: fingerprint(token),
    ...publicQuery(body),
    view: body.view,
    createdAt: now,
    expiresAt: isoTime(nowMs + days * dayMs),
  };
  for (let tries = 1; ; tries++) {
    const slot = freeSlot(await storedShares(core, accountId), now);
    const share = { ...wanted, slot };
    try {
      await core.table.transact([
        {
          label: "link",
          write: {
            op: "put",
            item: analyticsShareEntity.item(share),
            when: any(absent, attribute("expiresAt").atMost(now)),
          },
        },
        { label: "link", write: { op: "put", item: analyticsTokenEntity.item(share), when: absent } },
        { label: "account", write: { op: "check", key: profileKey(accountId), when: activeUser } },
      ]);
      const url = siteUrl + sitePaths.sharedAnalytics.replace(":token", token);
      return { ...publicShare(share), url };
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      if (error.label === "account") throw new AppError("unauthenticated", { cause: error });
      if (tries === triesMax) throw new AppError("unavailable", { cause: error, retryAfterSeconds: 1 });
    }
  }
}

/** What is not chosen as a link stores it. */
function publicQuery({ range, from, to, event }: AnalyticsQuery) {
  return {
    range: range ?? null,
    from: from ?? null,
    to: to ?? null,
    event: event === undefined || event === "all" ? null : event,
  };
}

function freeSlot(shares: readonly AnalyticsShareRecord[], now: string): number {
  const taken = new Set(shares.flatMap(({ slot, expiresAt }) => (expiresAt > now ? [slot] : [])));
  for (let slot = 0; slot < limits.analyticsShares; slot++) if (!taken.has(slot)) return slot;
  throw new AppError("conflict", {
    message: `You can have ${limits.analyticsShares} links at a time. Revoke one to make another.`,
  });
}

/** Revokes a link: from now on it shows nothing. One that is gone, or another's, stays as it is. */
export async function revokeAnalyticsShare(core: Core, accountId: string, id: string): Promise<void> {
  const share = (await storedShares(core, accountId)).find((one) => one.id === id);
  if (!share) return;
  try {
    await core.table.transact([
      {
        label: "link",
        write: { op: "delete", key: analyticsShareEntity.key(share), when: attribute("id").is(id) },
      },
      { label: "link", write: { op: "delete", key: analyticsTokenEntity.key(share) } },
    ]);
  } catch (error) {
    // It was revoked meanwhile, or its slot has another link by now.
    if (!(error instanceof TransactionRefused)) throw error;
  }
}

const minuteSeconds = 60;

/**
 * The page that a link shows, as it is now. A token that never was, a link that expired or was revoked and one of an
 * account that is closed all read the same.
 * @throws AppError not_found, too_many_requests for a network that asks too often
 */
export async function getSharedAnalytics(
  core: Core,
  token: string,
  caller: Pick<Caller, "ip">,
): Promise<SharedAnalytics> {
  await spendPerNetwork(core, caller, {
    scope: "shared-analytics",
    max: limits.sharedAnalyticsPerNetworkPerMinute,
    windowSeconds: minuteSeconds,
  });
  const share = await findShare(core, token);
  const [profile, { events, ...analytics }] = await Promise.all([
    core.table.get(profileKey(share.accountId)),
    getAnalytics(core, share.accountId, queryOf(share)),
  ]);
  const owner = profile && readUser(profile);
  if (owner?.status !== "active") throw new AppError("not_found");
  return {
    view: share.view,
    company: owner.company,
    eventName: share.event === null ? null : (events.find(({ id }) => id === share.event)?.name ?? ""),
    expiresAt: share.expiresAt,
    analytics,
  };
}

async function findShare(core: Core, token: string): Promise<AnalyticsShareRecord> {
  const hash = fingerprint(token);
  const place = await core.table.get(analyticsTokenEntity.key({ hash }));
  const row = place && (await core.table.get(analyticsShareEntity.key(analyticsTokenEntity.read(place))));
  const share = row && analyticsShareEntity.read(row);
  if (share?.hash !== hash || share.expiresAt <= isoTime(core.clock.now())) throw new AppError("not_found");
  return share;
}

function queryOf({ range, from, to, event }: AnalyticsShareRecord): AnalyticsQuery {
  return {
    range: range ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    event: event ?? undefined,
  };
}
