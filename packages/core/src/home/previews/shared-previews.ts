import type { StartPage } from "@marquee/adapters/pages/port";
import type { BoardPictures } from "@marquee/adapters/pictures/port";
import { drawPreviewCard, type PreviewCard, previewSize } from "@marquee/concept-boards/posters/preview-card";
import { AppError } from "@marquee/contracts/errors";
import type { SharedKind } from "@marquee/contracts/home/previews";
import { sharedKinds } from "@marquee/contracts/home/previews";
import { limits } from "@marquee/contracts/limits";
import type { ConceptEvent } from "@marquee/contracts/studio/campaign-idea";
import { sentence } from "@marquee/contracts/text/sentence";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { getSharedAnalyticsHead } from "../../insight/analytics/shares.ts";
import { viewTitles } from "../../insight/analytics/view-titles.ts";
import { readSharedIdea } from "../../studio/concepts/shares.ts";
import { previewLine, withPreviewTags } from "./preview-tags.ts";

interface SharedLink {
  kind: SharedKind;
  token: string;
}

/** What a link shows of its thing before it is opened: nothing that its page does not show, and no number of it. */
interface SharedPreview {
  title: string;
  description: string;
  imageAlt: string;
  card: PreviewCard;
}

const sharedPath = new RegExp(`^/shared/(${sharedKinds.join("|")})/([\\w-]{20,100})/?$`);

function linkOf(path: string): SharedLink | undefined {
  const [, kind, token] = sharedPath.exec(path) ?? [];
  return kind === undefined || token === undefined ? undefined : { kind: kind as SharedKind, token };
}

/**
 * The page at an address below `/shared`, with the preview of what its link shows. For a link that shows nothing, and
 * for a network that asks too often, it is the page of any address, byte for byte: nobody learns whether it ever worked.
 */
export async function sharedPage(
  { core, startPage, siteUrl }: { core: Core; startPage: StartPage; siteUrl: string },
  path: string,
  caller: Pick<Caller, "ip">,
): Promise<string> {
  const link = linkOf(path);
  const [html, preview] = await Promise.all([
    startPage.html(),
    link && orNothing(sharedPreview(core, link, caller)),
  ]);
  if (!link || !preview) return html;
  const { title, description, imageAlt } = preview;
  return withPreviewTags(html, {
    title,
    description,
    imageUrl: `${siteUrl}/api/shared/${link.kind}/${link.token}/preview.png`,
    imageAlt,
  });
}

/** The picture of what a link shows. @throws AppError not_found, too_many_requests */
export async function sharedPicture(
  { core, boards }: { core: Core; boards: BoardPictures },
  link: SharedLink,
  caller: Pick<Caller, "ip">,
): Promise<Uint8Array> {
  const { card } = await sharedPreview(core, link, caller);
  return (await boards.png(drawPreviewCard(card), previewSize.width)).bytes;
}

async function orNothing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "too_many_requests"))
      return undefined;
    throw error;
  }
}

/** Counts one page or picture for a network. @throws AppError too_many_requests */
export async function spendPreview(core: Core, caller: Pick<Caller, "ip">): Promise<void> {
  await spendPerNetwork(core, caller, {
    scope: "previews",
    max: limits.previewsPerNetworkPerMinute,
    windowSeconds: 60,
  });
}

async function sharedPreview(
  core: Core,
  { kind, token }: SharedLink,
  caller: Pick<Caller, "ip">,
): Promise<SharedPreview> {
  await spendPreview(core, caller);
  return kind === "concepts" ? conceptPreview(core, token) : analyticsPreview(core, token);
}

/** The longest texts that a picture has room for are cut by it; these keep it from measuring much more. */
const lineMax = 200;

async function conceptPreview(core: Core, token: string): Promise<SharedPreview> {
  const { idea } = await readSharedIdea(core, token);
  const description = idea.plan?.promise ?? idea.description;
  const [event] = idea.events ?? [];
  return {
    title: idea.name,
    description,
    imageAlt: sentence`Campaign concept: ${idea.name}`,
    card: {
      sort: "Campaign concept",
      title: previewLine(idea.name, lineMax),
      note: previewLine(description, lineMax),
      poster: event && posterOf(event),
      markOf: idea.name,
    },
  };
}

/** What the poster of a concept's event shows; concepts of earlier releases lack some of it. */
function posterOf({ category, attendeeCount, ...event }: ConceptEvent): PreviewCard["poster"] {
  return category === undefined || attendeeCount === undefined
    ? undefined
    : { ...event, category, attendeeCount };
}

async function analyticsPreview(core: Core, token: string): Promise<SharedPreview> {
  const { view, company, eventName, eventFace } = await getSharedAnalyticsHead(core, token);
  const sort = viewTitles[view];
  const about = eventName ? sentence`Numbers about ${eventName}` : "Numbers about all events";
  const title = eventName || company || sort;
  return {
    title: title === sort ? sort : sentence`${sort}: ${title}`,
    description: company === "" ? `${about}.` : sentence`${about}, shared by ${company}.`,
    imageAlt: eventName ? sentence`${sort}: ${eventName}` : sort,
    card: {
      sort,
      title: previewLine(title, lineMax),
      note: company === "" ? "" : previewLine(sentence`Shared by ${company}`, lineMax),
      poster: eventName && eventFace ? { ...eventFace, name: eventName } : undefined,
      markOf: company || sort,
    },
  };
}
