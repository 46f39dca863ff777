import { mkdirSync } from "node:fs";
import { Server } from "node:net";
import { join } from "node:path";
import { createTableInput } from "@marquee/table/table-definition";
import { together } from "../clean-up.ts";
import { isRecord } from "../template/template.ts";
import { awsCall } from "./aws-call.ts";
import { startDynamo } from "./dynamodb.ts";
import type { ForeignEndpoints } from "./service-places.ts";

export interface Emulators {
  dynamodbEndpoint: string;
  sqsEndpoint: string;
  s3Endpoint: string;
  snsEndpoint: string;
  /** The services, including those that the runtime answers itself, that are at foreign endpoints. */
  foreign: ForeignEndpoints;
  /** The DynamoDB emulator; undefined if DynamoDB is at a foreign endpoint. */
  emulator: string | undefined;
  /** Creates the product's table under a given name, so that each test can have its own. */
  createTable(name: string): Promise<void>;
  stop(): Promise<void>;
}

export interface EmulatorOptions {
  /** Where the emulators store their data, so that it survives a restart. */
  dataDir?: string;
  /** Services at foreign endpoints, which are not started here. */
  foreign?: ForeignEndpoints;
}

/** Starts only the emulators, without functions or gateways. @throws Error naming what does not start */
export async function startEmulators(options: EmulatorOptions = {}): Promise<Emulators> {
  const { dataDir, foreign = {} } = options;
  const [dynamo, files] = await together(
    foreign.dynamodb ? undefined : startDynamo(dataDir),
    foreign.sqs && foreign.s3 && foreign.sns ? undefined : startFiles(dataDir),
  );
  const dynamodbEndpoint = foreign.dynamodb?.url ?? dynamo?.endpoint ?? "";
  const embedded = files?.endpoint ?? "";
  return {
    dynamodbEndpoint,
    sqsEndpoint: foreign.sqs?.url ?? embedded,
    s3Endpoint: foreign.s3?.url ?? embedded,
    snsEndpoint: foreign.sns?.url ?? embedded,
    foreign,
    emulator: dynamo?.kind,
    createTable: async (name) => {
      await awsCall(dynamodbEndpoint, "dynamodb", "CreateTable", createTableInput(name));
    },
    stop: async () => {
      await Promise.all([dynamo?.stop(), files?.stop()]);
    },
  };
}

let queueForListen: Promise<unknown> = Promise.resolve();

/**
 * Keeps fauxqs on this machine. It listens on every interface and has no setting for that, but queues and files must
 * not be exposed. Runs one start at a time, so that the original `listen` is what gets restored.
 */
function onLoopback<T>(start: () => Promise<T>): Promise<T> {
  const turn = queueForListen.then(async () => {
    const { listen } = Server.prototype;
    Server.prototype.listen = function (this: Server, ...given: unknown[]) {
      const [first, ...rest] = given;
      const options = isRecord(first) && first.host === "0.0.0.0" ? { ...first, host: "127.0.0.1" } : first;
      return Reflect.apply(listen, this, [options, ...rest]);
    };
    try {
      return await start();
    } finally {
      Server.prototype.listen = listen;
    }
  });
  queueForListen = turn.catch(() => undefined);
  return turn;
}

/** Starts queues, topics and files in this process: as a separate program it would log and expose everything. */
async function startFiles(dataDir: string | undefined): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const { startFauxqs } = await import("fauxqs");
  const folder = dataDir === undefined ? undefined : join(dataDir, "queues-and-files");
  if (folder) mkdirSync(folder, { recursive: true });
  const server = await onLoopback(() =>
    startFauxqs({
      port: 0,
      logger: false,
      defaultRegion: "us-east-1",
      ...(folder ? { dataDir: folder } : {}),
    }),
  );
  return { endpoint: `http://127.0.0.1:${server.port}`, stop: () => server.stop() };
}
