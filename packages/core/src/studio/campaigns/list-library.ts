import type { LibraryOrder } from "@marquee/contracts/enums";
import { invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { AnswerOf, QueryOf } from "@marquee/contracts/operation";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type * as library from "@marquee/contracts/studio/library";
import type { LibraryEntry } from "@marquee/contracts/studio/library";
import { shortened } from "@marquee/contracts/text/characters";
import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { userPartition } from "../../rows/keys.ts";
import { decodeCursor, encodeCursor, everyRow, readEach } from "../../rows/paging.ts";
import { ideaPrefix, readIdea, versionOf } from "./idea.item.ts";

type Filter = Omit<QueryOf<typeof library.listLibrary>, "limit" | "cursor" | "sort">;

/** The value that an idea is sorted by, and its id to break ties. */
type SortKey = readonly [value: string | number, id: string];

/** How many characters of the description summarize an idea without a promise. */
const summaryLength = 200;

/**
 * One page of one's own library: searched, filtered and sorted here, so that a browser loads one page and not a
 * thousand ideas. There is no text index: each call scans the newest ideas of the partition, up to a limit.
 * @throws AppError validation_failed for a cursor that we did not issue, or of another sort order
 */
export async function listLibrary(
  core: Core,
  userId: string,
  { limit = limits.pageSize, cursor, sort = "-updated", ...filter }: QueryOf<typeof library.listLibrary>,
): Promise<AnswerOf<typeof library.listLibrary>> {
  const rows = await newestIdeas(core, userId);
  const words = wordsOf(filter.q ?? "");
  // Rows are filtered by their stored values before ideas are parsed: parsing a thousand takes longer than the query.
  const { rows: ideas, unreadable } = readEach(
    rows.filter((row) => fits(row, filter, words)),
    readIdea,
  );
  const ordered = ideas
    .map((idea) => ({ idea, sortKey: sortKeyOf(idea, sort) }))
    .sort((left, right) => compare(left.sortKey, right.sortKey, sort));
  const after = cursor === undefined ? undefined : decode(cursor, sort);
  const rest =
    after === undefined ? ordered : ordered.filter(({ sortKey }) => compare(sortKey, after, sort) > 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ idea }) => entryOf(idea)),
    found: ideas.length,
    kept: rows.filter(({ status }) => status !== "archived").length,
    unreadable,
    nextCursor: last && rest.length > page.length ? encode(last.sortKey, sort) : null,
  };
}

async function newestIdeas(core: Core, userId: string): Promise<Item[]> {
  const rows: Item[] = [];
  const newest = { pk: userPartition(userId), sk: { beginsWith: ideaPrefix }, newestFirst: true };
  for await (const row of everyRow(core, newest)) {
    rows.push(row);
    if (rows.length === limits.libraryIdeas) break;
  }
  return rows;
}

function fits(row: Item, filter: Filter, words: readonly string[]): boolean {
  const { status = "active", type, minBudget = 0, maxBudget = Number.POSITIVE_INFINITY, mockup } = filter;
  const inStatus =
    status === "all" || (status === "active" ? row.status !== "archived" : row.status === status);
  return (
    inStatus &&
    (type === undefined || row.type === type) &&
    Number(row.budget) >= minBudget &&
    Number(row.budget) <= maxBudget &&
    (mockup === undefined || (mockup === "with") === (typeof row.mockupImageUrl === "string")) &&
    (words.length === 0 || holdAll(textsOf(row), words))
  );
}

/** The texts that a search covers, of a row that may not be readable. */
function textsOf({ name, description, location, targetAudience, plan }: Item): string[] {
  const audience = (targetAudience as { description?: unknown } | undefined)?.description;
  const promise = (plan as { promise?: unknown } | undefined)?.promise;
  return [name, description, location, audience, promise].filter((text) => typeof text === "string");
}

function sortKeyOf(idea: CampaignIdea, sort: LibraryOrder): SortKey {
  const by = sort.replace("-", "") as "updated" | "name" | "type" | "status" | "budget";
  const value = by === "updated" ? idea.updatedAt : by === "name" ? idea.name.toLowerCase() : idea[by];
  return [value, idea.id];
}

/** Ties are sorted by id, whatever the sort direction. */
function compare([left, leftId]: SortKey, [right, rightId]: SortKey, sort: LibraryOrder): number {
  const direction = sort.startsWith("-") ? -1 : 1;
  if (left !== right) return left < right ? -direction : direction;
  return leftId < rightId ? -1 : leftId > rightId ? 1 : 0;
}

function entryOf(idea: CampaignIdea): LibraryEntry {
  const { plan, description } = idea;
  return {
    id: idea.id,
    generationId: idea.generationId,
    status: idea.status,
    name: idea.name,
    summary: plan?.promise ?? shortened(description, summaryLength),
    type: idea.type,
    budget: idea.budget,
    location: idea.location,
    duration: idea.duration,
    mockupImageUrl: idea.mockupImageUrl,
    version: versionOf(idea),
    views: idea.views ?? 0,
    comments: idea.comments ?? 0,
    sample: idea.sample ?? false,
    createdAt: idea.createdAt,
    updatedAt: idea.updatedAt,
  };
}

const cursorForm = /^[a-z-]{4,8}\|[\w-]{1,80}\|[\s\S]{1,200}$/;

function encode([value, id]: SortKey, sort: LibraryOrder): string {
  return encodeCursor(`${sort}|${id}|${value}`);
}

function decode(cursor: string, sort: LibraryOrder): SortKey {
  const text = decodeCursor(cursor, cursorForm);
  const [order = "", id = ""] = text.split("|", 2);
  const value = text.slice(order.length + id.length + 2);
  const number = Number(value);
  if (order !== sort || (sort.endsWith("budget") && !Number.isFinite(number)))
    throw invalidField("cursor", "Invalid cursor");
  return [sort.endsWith("budget") ? number : value, id];
}
