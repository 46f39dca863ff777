import type { AdminJob } from "@marquee/contracts/admin/system";
import { invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { idPrefixes } from "../../ids.ts";
import { userPartition } from "../../rows/keys.ts";
import { type AdminPage, type PageRequest, readEach } from "../../rows/paging.ts";
import { jobKey, jobPrefix, readJob } from "./job.item.ts";
import { jobsForAdmin } from "./list-jobs.ts";

/** What the ids of jobs begin with: one kind's rows stand together, in the order of their times. */
const prefixes = [idPrefixes.generation, idPrefixes.reply, idPrefixes.job];

/** The part of a job's id that sorts by time, from its row's key; it works for rows that cannot be read too. */
const timeOf = ({ sk }: Pick<Item, "sk">) => sk.slice(sk.indexOf("_", jobPrefix.length) + 1);

/**
 * One page of an account's jobs of every kind and status, newest first. The cursor is the time part of the last id.
 * @throws AppError validation_failed for a cursor that we did not issue
 */
export async function listAccountJobs(
  core: Core,
  userId: string,
  { limit = limits.pageSize, cursor }: PageRequest,
): Promise<AdminPage<AdminJob>> {
  if (cursor !== undefined && !/^[0-9A-Z]{26}$/.test(cursor)) throw invalidField("cursor", "Invalid cursor");
  const pages = await Promise.all(
    prefixes.map((prefix) => {
      const from = jobKey(userId, `${prefix}_`).sk;
      // Times consist of digits and capitals, which come before "~". The cursor's own job is read again.
      const sk = { from, to: `${from}${cursor ?? "~"}` };
      return core.table.query({ pk: userPartition(userId), sk, newestFirst: true, limit: limit + 1 });
    }),
  );
  // Campaigns are large, so a read may end early: older rows of the other kinds wait for the next page.
  const readDownTo = pages.reduce((least, { items, cursor: more }) => {
    const last = more === undefined ? undefined : items.at(-1);
    return last && timeOf(last) > least ? timeOf(last) : least;
  }, "");
  const newestFirst = pages
    .flatMap(({ items }) => items)
    .filter((row) => timeOf(row) !== cursor && timeOf(row) >= readDownTo)
    .sort((left, right) => (timeOf(left) < timeOf(right) ? 1 : -1));
  const shown = newestFirst.slice(0, limit);
  const last = shown.at(-1);
  const more = newestFirst.length > limit || readDownTo !== "";
  const { rows, unreadable } = readEach(shown, readJob);
  return {
    items: await jobsForAdmin(core, rows),
    unreadable,
    cursor: last && more ? timeOf(last) : undefined,
  };
}
