import { fork } from "node:child_process";
import { once } from "node:events";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { randomIds } from "@marquee/core/ids";
import { systemClock } from "@marquee/core/time";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import type { Table } from "@marquee/table/table";
import { ApiUser } from "../support/api-user.ts";
import { emulatorClient } from "../support/emulated-table.ts";
import { SocketUser } from "../support/socket-user.ts";
import type { LocalAddresses } from "./local-process.ts";

export interface LocalStack extends LocalAddresses {
  /** The runtime's table, for rows that no endpoint creates. */
  table: Table;
  stop(): Promise<void>;
}

/** A user with a session, an authenticated socket and credits. */
export interface LiveUser {
  caller: ApiUser;
  socket: SocketUser;
}

/** Starts the product on these bundles. @throws Error when it does not start */
export async function startLocalStack(
  bundles: string,
  env: Record<string, string> = {},
): Promise<LocalStack> {
  const child = fork(new URL("./local-process.ts", import.meta.url), [], {
    env: { ...process.env, ...env, BENCH_BUNDLES: bundles },
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const addresses = await new Promise<LocalAddresses>((resolve, reject) => {
    child.once("message", (message) => resolve(message as LocalAddresses));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The local runtime ended with ${code}`)));
  });
  const client = emulatorClient(addresses.dynamodb);
  return {
    ...addresses,
    table: dynamoTable({ tableName: addresses.tableName, client }),
    stop: async () => {
      client.destroy();
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}

export async function liveUser(stack: LocalStack): Promise<LiveUser> {
  const caller = await ApiUser.confirmed(stack.url);
  const core = { table: stack.table, clock: systemClock, ids: randomIds() };
  await grantCredits(core, { userId: caller.id, id: `bench_${caller.id}`, amount: 100_000, reason: "Bench" });
  return { caller, socket: await SocketUser.connected(stack.wsUrl, caller) };
}
