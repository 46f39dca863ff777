import type { PushChannel } from "@marquee/adapters/push/port";
import type { Core } from "../../core.ts";
import { tellBalance } from "../credits/tell-balance.ts";
import { type Job, payerOfJob } from "./job.item.ts";

/** Shows the current credits of whoever pays a job, also on the pages of the client that they order it for. */
export async function tellPayer(
  core: Core,
  channel: PushChannel,
  job: Pick<Job, "userId" | "through" | "payer">,
): Promise<void> {
  await tellBalance(core, channel, payerOfJob(job), job.userId);
}
