import { AppError } from "@marquee/contracts/errors";
import type { PosterFace } from "@marquee/contracts/events/events";
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
import { getAnalytics, readChoices } from "./get-analytics.ts";
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
 * The link of a token, with whose it is. A token that never existed, an expired or revoked link and the link of a
 * closed account all look the same.
 * @throws AppError not_found
 */
async function findShare(core: Core, token: string) {
  const share = await findLink(core, links, token);
  const profile = await core.table.get(profileKey(share.accountId));
  const owner = profile && readUser(profile);
  if (owner?.status !== "active") throw new AppError("not_found");
  return { share, owner };
}

/** What a link shows besides its numbers: the page, whose it is, and the one event that it is about. */
export interface SharedAnalyticsHead {
  view: AnalyticsView;
  company: string;
  /** Null for all events; empty for one that is not the owner's own. */
  eventName: string | null;
  eventFace: PosterFace | null;
}

/** The head of the page that a link shows. @throws AppError not_found */
export async function getSharedAnalyticsHead(core: Core, token: string): Promise<SharedAnalyticsHead> {
  const { share, owner } = await findShare(core, token);
  const { view, accountId } = share;
  const scope = scopeOf(queryOf(share));
  const choices = await readChoices(core, accountId);
  const { eventName } = namesOf(choices, scope);
  return { view, company: owner.company, eventName, eventFace: await faceOf(core, choices, scope) };
}

/**
 * The page that a link shows, as it is now.
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
  const { share, owner } = await findShare(core, token);
  const { events, deals, ...analytics } = await getAnalytics(core, share.accountId, queryOf(share));
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
