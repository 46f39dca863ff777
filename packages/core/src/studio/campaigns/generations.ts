import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import type { Generation } from "@marquee/contracts/studio/campaigns";
import type { Core } from "../../core.ts";
import { type Job, readJob } from "../../credits/jobs/job.item.ts";
import { findJob, releaseJob } from "../../credits/jobs/jobs.ts";
import { tellPayer } from "../../credits/jobs/tell-payer.ts";
import { idPrefixes, isIdOf } from "../../ids.ts";
import { userPartition } from "../../rows/keys.ts";
import { type PageOf, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";

/** One's own generations, newest first. A generation is its job; one that cannot be read does not hide the others. */
export async function listGenerations(
  core: Core,
  userId: string,
  page: PageRequest,
): Promise<PageOf<Generation> & { unreadable: number }> {
  const { items, cursor } = await core.table.query({
    pk: userPartition(userId),
    sk: { beginsWith: `JOB#${idPrefixes.generation}_` },
    newestFirst: true,
    ...pageOptions(page),
  });
  const { rows, unreadable } = readEach(items, readJob);
  return { items: rows.map(publicGeneration), cursor, unreadable };
}

/** One's own generation. @throws AppError not_found */
export async function getGeneration(core: Core, userId: string, generationId: string): Promise<Job> {
  const job = isIdOf("generation", generationId) ? await findJob(core, userId, generationId) : undefined;
  if (!job) throw new AppError("not_found", { message: "Generation ID not found" });
  return job;
}

/**
 * Cancels a generation that no worker has begun; its credits are back when this returns.
 * @throws AppError not_found, invalid_transition
 */
export async function cancelGeneration(
  core: Core,
  channel: PushChannel,
  userId: string,
  generationId: string,
): Promise<Job> {
  const job = await getGeneration(core, userId, generationId);
  if (!(await releaseJob(core, job, { status: "cancelled", onlyQueued: true }))) {
    throw new AppError("invalid_transition", {
      message: "You can only cancel a generation that's still queued.",
    });
  }
  await tellPayer(core, channel, job);
  return getGeneration(core, userId, generationId);
}

/** A generation as answers show it. */
export function publicGeneration(job: Job): Generation {
  const { prompt, ...parameters } = job.input ?? { prompt: "" };
  return {
    generationId: job.id,
    status: job.status,
    results: job.results,
    cost: job.costCredits,
    charged: job.chargedCredits,
    payer: job.payer,
    error: job.error,
    prompt,
    parameters,
    parent: job.parent,
    progress: job.progress,
    selectedCampaignId: job.selectedCampaignId,
    createdAt: job.createdAt,
    updatedAt: job.updatedAt,
  };
}
