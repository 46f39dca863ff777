import type { AdminJob } from "@marquee/contracts/admin/system";
import { AppError, invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { idsOfActor, nameOfActor } from "../../ground/users/actor-names.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { listPage, placeOf } from "../../rows/lists.ts";
import { type AdminPage, type PageRequest, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import {
  failedJobList,
  isOpen,
  type Job,
  jobKey,
  ordererNamed,
  readJob,
  sweepShards,
  sweptJob,
} from "./job.item.ts";

/** Open jobs per shard that are listed; if there are more, those that are due first. */
const perShard = 1_000;

type Part = "open" | "failed";

/** How many names one read takes. */
const usersAtOnce = 100;

const dayMs = 86_400_000;

/**
 * Open jobs, then those that failed or lack a part, each newest first; or only one of the two.
 * With days, only those that failed in them, not those that lack a part.
 * @throws AppError validation_failed for a cursor that we did not issue
 */
export async function listJobs(
  core: Core,
  status: Part | undefined,
  page: PageRequest,
  days?: number,
): Promise<AdminPage<AdminJob>> {
  const limit = page.limit ?? limits.pageSize;
  const from = parseCursor(page.cursor, status ?? (days === undefined ? "open" : "failed"));
  if (status !== undefined && from.part !== status) throw invalidCursor();
  if (from.part === "open") {
    const { items, cursor, unreadable } = await openJobs(core, limit, from.at);
    const page = { items: await jobsForAdmin(core, items), unreadable };
    if (cursor !== undefined) return { ...page, cursor: `open.${cursor}` };
    if (status === "open") return { ...page, cursor: undefined };
    if (items.length + unreadable > 0) return { ...page, cursor: "failed." };
  }
  const { items, cursor, unreadable } = await failedJobs(
    core,
    limit,
    from.part === "failed" ? from.at : undefined,
    days === undefined ? undefined : isoTime(core.clock.now() - days * dayMs),
  );
  return { items: await jobsForAdmin(core, items), unreadable, cursor: cursor && `failed.${cursor}` };
}

/** A cursor stays within one part: before an older id for open jobs, or a table cursor for failed ones. */
function parseCursor(cursor: string | undefined, start: Part): { part: Part; at: string | undefined } {
  if (cursor === undefined) return { part: start, at: undefined };
  const [part, at, ...rest] = cursor.split(".");
  if (rest.length > 0 || at === undefined) throw invalidCursor();
  if (part === "open" && /^[0-9A-Z]{26}$/.test(at)) return { part, at };
  if (part === "failed") return { part, at: at || undefined };
  throw invalidCursor();
}

function invalidCursor(): AppError {
  return invalidField("cursor", "Invalid cursor");
}

/** The part of an id that sorts by time; campaigns and replies have different prefixes. */
const timeOf = (jobId: string) => jobId.slice(jobId.indexOf("_") + 1);

async function openJobs(core: Core, limit: number, before: string | undefined): Promise<AdminPage<Job>> {
  const shards = await Promise.all(
    sweepShards.map((pk) => core.table.query({ index: "sweep", pk, limit: perShard })),
  );
  const newestFirst = shards
    .flatMap(({ items }) => items.map(sweptJob))
    .filter(({ jobId }) => before === undefined || timeOf(jobId) < before)
    .sort((left, right) => (timeOf(left.jobId) < timeOf(right.jobId) ? 1 : -1));
  const page = newestFirst.slice(0, limit);
  const last = page.at(-1);
  const rows =
    page.length === 0 ? [] : await core.table.getMany(page.map((one) => jobKey(one.userId, one.jobId)));
  const read = readEach(
    rows.filter((row) => row !== undefined),
    readJob,
  );
  return {
    // The index is only a hint; the row decides.
    items: read.rows.filter(isOpen),
    unreadable: read.unreadable,
    cursor: last && newestFirst.length > limit ? timeOf(last.jobId) : undefined,
  };
}

async function failedJobs(
  core: Core,
  limit: number,
  cursor: string | undefined,
  since: string | undefined,
): Promise<AdminPage<Job>> {
  const page = await listPage(core, failedJobList, {
    newestFirst: true,
    limit,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const { rows, unreadable } = readEach(page.items, readJob);
  if (since === undefined) return { items: rows, unreadable, cursor: page.cursor };
  const [last] = page.items.slice(-1);
  return {
    items: rows.filter(({ status, updatedAt }) => status === "failed" && updatedAt >= since),
    unreadable,
    // What follows is older still.
    cursor: last && placeOf(last) < since ? undefined : page.cursor,
  };
}

/** Jobs as admins see them, at most a page, each with the names of its account and of who ordered it. */
export async function jobsForAdmin(core: Core, jobs: readonly Job[]): Promise<AdminJob[]> {
  const users = new Map<string, UserRecord>();
  const ids = [...new Set(jobs.flatMap((job) => [job.userId, ...idsOfActor(ordererNamed(job))]))];
  for (let from = 0; from < ids.length; from += usersAtOnce)
    for (const [id, user] of await usersOf(core, ids.slice(from, from + usersAtOnce))) users.set(id, user);
  return jobs.map((job) => adminJob(job, users));
}

/** A job as admins see it: no prompt, no answer. */
export async function jobForAdmin(core: Core, job: Job): Promise<AdminJob> {
  const users = await usersOf(core, [job.userId, ...idsOfActor(ordererNamed(job))]);
  return adminJob(job, users);
}

function adminJob(job: Job, users: ReadonlyMap<string, UserRecord>): AdminJob {
  return {
    id: job.id,
    kind: job.kind,
    userId: job.userId,
    username: users.get(job.userId)?.username ?? "",
    orderedBy: nameOfActor(users, job.userId, ordererNamed(job)),
    status: job.status,
    attempt: job.attempt,
    costCredits: job.costCredits,
    heldCredits: isOpen(job) ? job.costCredits : 0,
    errorCode: job.error?.code ?? null,
    reason: job.reason,
    retriedAs: job.retriedAs,
    createdAt: job.createdAt,
  };
}
