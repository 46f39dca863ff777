import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FileWriter } from "@marquee/adapters/files/port";
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

/** Seeds a data folder's table once: a new table, or one whose first seeding was interrupted. */
export async function seedOnce(
  options: SeedOptions & { empty: boolean; dataDir: string; notice(text: string): void },
): Promise<void> {
  const { empty, dataDir, notice, copy, ...seeding } = options;
  const mark = join(dataDir, "seeded");
  if (!empty && existsSync(mark)) return;
  notice("Filling the new data folder with the catalog and the demo's accounts.");
  try {
    await seedTable(seeding, empty ? copy : undefined);
  } catch (cause) {
    throw new Error(
      `The table could not be filled with the catalog and the demo's accounts (${reasonOf(cause)}). The next start continues.`,
      { cause },
    );
  }
  writeFileSync(mark, new Date().toISOString());
}

/** Writes the catalog and the demo accounts to a new table. Idempotent, except from a copy. */
async function seedTable(options: Omit<SeedOptions, "copy">, copy: string | undefined): Promise<void> {
  const { s3Objects } = await import("@marquee/adapters/files/live-objects");
  const region = "us-east-1";
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const bucket = s3Objects({ ...options.media, region, credentials: async () => credentials });
  if (copy !== undefined && (await putCopy(copy, options, bucket))) return;
  // Imported here: a start with existing data needs neither the SDK nor the seed's content.
  const [{ seed }, { seedShowcase }, { randomIds }, { dynamoClient, dynamoTable }] = await Promise.all([
    import("@marquee/seed/seed"),
    import("./demo-showcase.ts"),
    import("@marquee/core/ids"),
    import("@marquee/table/dynamodb-table"),
  ]);
  const client = dynamoClient({ endpoint: options.endpoint, region, credentials });
  const table = dynamoTable({ tableName: options.tableName, client });
  const files: SeededFile[] = [];
  const put: FileWriter["put"] = async (key, body, contentType) => {
    await bucket.put(key, body, contentType);
    files.push({ key, body, contentType });
  };
  try {
    const core = { table, clock: options.clock, ids: randomIds() };
    await seed(core);
    await seedShowcase(core, { put });
  } finally {
    client.destroy();
  }
  if (copy !== undefined) await keepCopy(copy, options, files);
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
