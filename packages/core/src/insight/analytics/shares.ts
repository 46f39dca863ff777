import { AppError } from "@marquee/contracts/errors";
import type {
  AnalyticsQuery,
  AnalyticsShare,
  AnalyticsView,
  SharedAnalytics,
} from "@marquee/contracts/insight/analytics";
import { limits } from "@marquee/contracts/limits";
import { sitePaths } from "@marquee/contracts/site-path";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { periodOf } from "../../deals/metrics/days.ts";
import {
  findLink,
  type LinkKind,
  makeLink,
  revokeLink,
  workingLinks,
} from "../../ground/share-links/share-links.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { accountClock } from "../../ground/users/account-zone.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { pick } from "../../pick.ts";
import { getAnalytics } from "./get-analytics.ts";
import { allEvents, faceOf, namesOf, scopeOf } from "./scope.ts";
import {
  type AnalyticsShareRecord,
  analyticsShareEntity,
  analyticsSharePrefix,
  analyticsTokenEntity,
} from "./share.item.ts";

const links: LinkKind<AnalyticsShareRecord> = {
  link: analyticsShareEntity,
  prefix: analyticsSharePrefix,
  token: analyticsTokenEntity,
  most: limits.analyticsShares,
};

/** The links of an account that still work, newest first. */
export async function listAnalyticsShares(core: Core, accountId: string): Promise<AnalyticsShare[]> {
  return (await workingLinks(core, links, accountId)).map(publicShare);
}

function publicShare(share: AnalyticsShareRecord): AnalyticsShare {
  const { id, view, createdAt, expiresAt } = share;
  return {
    id,
    view,
    ...pick(share, "range", "from", "to", "event", "deal", "side", "compares"),
    createdAt,
    expiresAt,
  };
}

/**
 * Makes a link to a page of one's numbers. Its URL is in the answer and nowhere else.
 * @throws AppError conflict when the maximum number of links work, validation_failed for a period that pages cannot
 *   show, unauthenticated for an account that closed meanwhile
 */
export async function createAnalyticsShare(
  core: Core,
  accountId: string,
  {
    days,
    compares = false,
    ...body
  }: AnalyticsQuery & {
    view: AnalyticsView;
    compares?: boolean | undefined;
    days: number;
  },
  siteUrl: string,
): Promise<AnalyticsShare & { url: string }> {
  periodOf(body, (await accountClock(core, accountId)).today);
  const { link, token } = await makeLink(core, links, {
    accountId,
    days,
    row: (one) => ({ ...one, ...publicQuery(body), compares, view: body.view }),
  });
  const url = siteUrl + sitePaths.sharedAnalytics.replace(":token", token);
  return { ...publicShare(link), url };
}

/** A query as a link stores it: null for whatever was not chosen. */
function publicQuery({ range, from, to, side, ...query }: AnalyticsQuery) {
  const { event, deal } = scopeOf(query);
  return {
    range: range ?? null,
    from: from ?? null,
    to: to ?? null,
    event: event === allEvents ? null : event,
    deal: deal ?? null,
    side: side ?? null,
  };
}

/** Revokes a link, which then shows nothing. Does nothing for a link that is gone or another account's. */
export function revokeAnalyticsShare(core: Core, accountId: string, id: string): Promise<void> {
  return revokeLink(core, links, accountId, id);
}

const minuteSeconds = 60;

/**
 * The page that a link shows, as it is now. A token that never existed, an expired or revoked link and the link of a
 * closed account all look the same.
 * @throws AppError not_found, too_many_requests for a network that calls too often
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
  const share = await findLink(core, links, token);
  const [profile, { events, deals, ...analytics }] = await Promise.all([
    core.table.get(profileKey(share.accountId)),
    getAnalytics(core, share.accountId, queryOf(share)),
  ]);
  const owner = profile && readUser(profile);
  if (owner?.status !== "active") throw new AppError("not_found");
  const scope = scopeOf(queryOf(share));
  return {
    view: share.view,
    company: owner.company,
    ...namesOf({ events, deals }, scope),
    eventFace: await faceOf(core, { events, deals }, scope),
    compares: share.compares,
    expiresAt: share.expiresAt,
    analytics,
  };
}

function queryOf({ range, from, to, event, deal, side }: AnalyticsShareRecord): AnalyticsQuery {
  return {
    range: range ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    event: event ?? undefined,
    deal: deal ?? undefined,
    side: side ?? undefined,
  };
}
