import * as z from "zod/mini";
import type { Core } from "../../core.ts";
import { idTime } from "../../ids.ts";
import { codec } from "../../rows/codec.ts";
import { everyRow, readOr } from "../../rows/paging.ts";
import { jobKey, sweepShards, sweptJob } from "./job.item.ts";

/** At most this many of the oldest open jobs are read to find one that holds credits. */
const readMax = 100;

const readCost = codec({ costCredits: z.int() }).read;

/**
 * The age, in whole seconds, of the oldest open job that holds credits; 0 if there is none. The index has no costs, so
 * the oldest rows are read. One whose cost cannot be read counts as holding credits.
 */
export async function oldestHeldSeconds(core: Core): Promise<number> {
  const open: { userId: string; jobId: string; atMs: number }[] = [];
  for (const pk of sweepShards) {
    for await (const entry of everyRow(core, { index: "sweep", pk })) {
      const job = sweptJob(entry);
      open.push({ ...job, atMs: idTime(job.jobId) });
    }
  }
  open.sort((left, right) => left.atMs - right.atMs);
  for (const { userId, jobId, atMs } of open.slice(0, readMax)) {
    const row = await core.table.get(jobKey(userId, jobId));
    // Settled since the index was read.
    if (row?.sweepAt === undefined) continue;
    if (readOr(row, readCost)?.costCredits !== 0) {
      return Math.max(0, Math.floor((core.clock.now() - atMs) / 1_000));
    }
  }
  return 0;
}
