import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FileWriter } from "@marquee/adapters/files/port";
import type { MemoryStore } from "@marquee/table/memory-table";
import type { Table } from "@marquee/table/table";
import type { LocalClock } from "./clock.ts";
import { reasonOf } from "./reason-of.ts";
import { keepCopy, putCopy, type SeededFile } from "./seed-copy.ts";

export interface SeedOptions {
  tableName: string;
  endpoint: string;
  /** Where users' files are stored. */
  media: { bucket: string; endpoint: string };
  clock: LocalClock;
  /**
   * A file with what another stage was seeded with a moment ago. The first stage that is given it writes it, the others
   * start from it: tests start a dozen stages, and the seed takes longer than the rest of a start.
   */
  copy: string | undefined;
}

/**
 * Seeds a data folder's table once. A new table gets its rows in lots from a copy that was made in memory, in half the
 * time; after an interruption, the same copy is put again. A table that has rows from elsewhere is seeded in place.
 */
export async function seedOnce(
  options: SeedOptions & { empty: boolean; dataDir: string; notice(text: string): void },
): Promise<void> {
  const { empty, dataDir, notice, copy, ...stage } = options;
  const mark = join(dataDir, "seeded");
  if (!empty && existsSync(mark)) return;
  notice("Filling the new data folder with the catalog and the demo's accounts.");
  const own = join(dataDir, "seed.json");
  try {
    const bucket = await mediaBucket(stage.media);
    if (empty || existsSync(own)) {
      const path = copy ?? own;
      if (!existsSync(path)) await makeCopy(path, stage.clock);
      await putCopy(path, stage, bucket);
    } else await seedInPlace(stage, bucket);
  } catch (cause) {
    throw new Error(
      `The table could not be filled with the catalog and the demo's accounts (${reasonOf(cause)}). The next start continues.`,
      { cause },
    );
  }
  writeFileSync(mark, new Date().toISOString());
  rmSync(own, { force: true });
}

const region = "us-east-1";
const credentials = { accessKeyId: "local", secretAccessKey: "local" };

async function mediaBucket(media: SeedOptions["media"]): Promise<FileWriter> {
  const { s3Objects } = await import("@marquee/adapters/files/live-objects");
  return s3Objects({ ...media, region, credentials: async () => credentials });
}

async function makeCopy(path: string, clock: LocalClock): Promise<void> {
  const { memoryTable } = await import("@marquee/table/memory-table");
  const rows: MemoryStore = new Map();
  const files: SeededFile[] = [];
  await seed(memoryTable({}, rows), clock, {
    put: async (key, body, contentType) => void files.push({ key, body, contentType }),
  });
  await keepCopy(path, [...rows.values()], files);
}

/** Idempotent: what is there stays, and what is not is written. */
async function seedInPlace(stage: Omit<SeedOptions, "copy">, files: FileWriter): Promise<void> {
  const { dynamoClient, dynamoTable } = await import("@marquee/table/dynamodb-table");
  const client = dynamoClient({ endpoint: stage.endpoint, region, credentials });
  try {
    await seed(dynamoTable({ tableName: stage.tableName, client }), stage.clock, files);
  } finally {
    client.destroy();
  }
}

/** Writes the catalog and the demo's accounts. */
async function seed(table: Table, clock: LocalClock, files: Pick<FileWriter, "put">): Promise<void> {
  // Imported here: a start with existing data needs none of the seed's content.
  const [catalog, showcase, { randomIds }] = await Promise.all([
    import("@marquee/seed/seed"),
    import("./demo-showcase.ts"),
    import("@marquee/core/ids"),
  ]);
  const core = { table, clock, ids: randomIds() };
  await catalog.seed(core);
  await showcase.seedShowcase(core, files);
}

/** The accounts that can sign in right away. */
export async function demoSignIns(): Promise<{
  password: string;
  users: { username: string; role: string }[];
}> {
  const { demoPassword, demoUserSeeds } = await import("@marquee/seed/content/demo-users");
  return {
    password: demoPassword,
    users: demoUserSeeds.map(({ username, role, isPartner }) => ({
      username,
      role: isPartner ? `${role}, partner` : role,
    })),
  };
}
