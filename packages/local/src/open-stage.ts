import { join } from "node:path";
import { type CleanUp, together } from "./clean-up.ts";
import type { LocalClock } from "./clock.ts";
import { provision } from "./emulators/provision.ts";
import { atEndpoint, type ForeignEndpoints } from "./emulators/service-places.ts";
import { type Emulators, startEmulators } from "./emulators/start-emulators.ts";
import { seedOnce } from "./seed-table.ts";
import { synthesizeLocal } from "./synthesis/synthesize-local.ts";
import { readCloudModel } from "./template/cloud-model.ts";
import type { CloudModel } from "./template/model-types.ts";
import type { CloudTemplate } from "./template/template.ts";

export interface OpenStageOptions {
  root: string;
  settings: Readonly<Record<string, string | undefined>>;
  /** Services at foreign endpoints. */
  foreign: ForeignEndpoints;
  dataDir: string;
  /** Whether the emulators keep their data in the data folder. */
  keep: boolean;
  queueUrlBase: string;
  clock: LocalClock;
  seed: boolean;
  notice(text: string): void;
  cleanUp: CleanUp;
}

export interface OpenedStage {
  /** The templates by stack name. */
  stacks: ReadonlyMap<string, CloudTemplate>;
  model: CloudModel;
  emulators: Emulators;
  tableName: string;
}

/** Synthesizes stage `local`, creates its table, queues and buckets wherever they are hosted, and seeds them once. */
export async function openStage(options: OpenStageOptions): Promise<OpenedStage> {
  const { root, settings, foreign, dataDir, keep, queueUrlBase, clock, notice, cleanUp } = options;
  const [emulators, stacks] = await together(
    startEmulators({
      foreign,
      ...(keep ? { dataDir: join(dataDir, "emulators") } : {}),
    }).then((opened) => {
      cleanUp.push(() => opened.stop());
      return opened;
    }),
    synthesizeLocal(root, settings),
  );
  const { empty, queues } = await provision(readCloudModel(stacks, { queueUrlBase }), emulators);
  const model = readCloudModel(stacks, { queueUrlBase, queues });
  const tableName = model.tables[0]?.name;
  if (tableName === undefined) throw new Error("The templates have no table.");
  if (options.seed) {
    const endpoint = emulators.dynamodbEndpoint;
    const media = { bucket: mediaBucketOf(model), endpoint: emulators.s3Endpoint };
    await atEndpoint(emulators.foreign.dynamodb, () =>
      seedOnce({
        tableName,
        endpoint,
        media,
        clock,
        copy: settings.LOCAL_SEED_COPY,
        empty,
        dataDir,
        notice,
      }),
    );
  }
  return { stacks, model, emulators, tableName };
}

/** The bucket of users' files, by the name that functions are given. */
function mediaBucketOf({ functions }: CloudModel): string {
  const bucket = functions.flatMap(({ environment }) => environment.MEDIA_BUCKET ?? [])[0];
  if (bucket === undefined) throw new Error("No function of the templates has a bucket for users' files.");
  return bucket;
}
