import { mkdirSync } from "node:fs";
import { Server } from "node:net";
import { join } from "node:path";
import { createTableInput } from "@marquee/table/table-definition";
import { isRecord } from "../template/template.ts";
import { awsCall } from "./aws-call.ts";
import { type DynamoEmulator, startDynamo } from "./dynamodb.ts";

export interface Emulators {
  dynamodbEndpoint: string;
  sqsEndpoint: string;
  s3Endpoint: string;
  snsEndpoint: string;
  /** Makes the product's table under a name, so that each test can have its own. */
  createTable(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** The emulators alone, without functions or gateways. With a data folder what they hold survives a restart. */
export async function startEmulators(options: { dataDir?: string } = {}): Promise<Emulators> {
  const { dataDir } = options;
  const [dynamo, files] = await Promise.all([startDynamo(dataDir), startFiles(dataDir)]);
  return {
    dynamodbEndpoint: dynamo.endpoint,
    sqsEndpoint: files.endpoint,
    s3Endpoint: files.endpoint,
    snsEndpoint: files.endpoint,
    createTable: async (name) => {
      await awsCall(dynamo.endpoint, "dynamodb", "CreateTable", createTableInput(name));
    },
    stop: async () => {
      await Promise.all([dynamo.stop(), files.stop()]);
    },
  };
}

/** Somebody else's endpoint for all of it, such as LocalStack's (AWS_ENDPOINT_URL). */
export function outsideEmulators(endpoint: string): Emulators {
  return {
    dynamodbEndpoint: endpoint,
    sqsEndpoint: endpoint,
    s3Endpoint: endpoint,
    snsEndpoint: endpoint,
    createTable: async (name) => {
      await awsCall(endpoint, "dynamodb", "CreateTable", createTableInput(name));
    },
    stop: async () => undefined,
  };
}

let queueForListen: Promise<unknown> = Promise.resolve();

/**
 * Keeps a server that insists on listening on every interface to this machine: what is in the queues and files is
 * nobody else's business, and fauxqs has no setting for it. One at a time, so that what is put back is the original.
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

/** Queues, topics and files, inside this process: as a program of its own it would log everything and listen everywhere. */
async function startFiles(dataDir: string | undefined): Promise<DynamoEmulator> {
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
