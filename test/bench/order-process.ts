import { createRequire } from "node:module";
import { DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { emulatorClient } from "../support/emulated-table.ts";
import { commandInput } from "./bare-transaction.ts";
import { countCalls } from "./count-calls.ts";
import { type ArmFigures, interleave } from "./interleave.ts";
import {
  heldCredits,
  keyOf,
  type Orderer,
  orderBody,
  ordersPerUser,
  secrets,
  storeOrderer,
  writesOf,
} from "./order-fixture.ts";
import { serveSecret } from "./secret-server.ts";

/** G1 and G2 in their own process, with a function's environment and nothing else in memory. */

export interface OrderFigures {
  handler: ArmFigures;
  bare: ArmFigures;
  /** DynamoDB calls of one order. */
  handlerCalls: string[];
  bareCalls: string[];
}

const rounds = { warmUp: 600, samples: 1_200 };
const {
  BENCH_BUNDLE: bundleFile = "",
  AWS_ENDPOINT_URL_DYNAMODB: endpoint = "",
  TABLE_NAME: tableName = "",
} = process.env;

const secretServer = await serveSecret(secrets[0]);
const bundle = createRequire(bundleFile)(bundleFile) as { handler: Handler };
const client = emulatorClient(endpoint);
const table = dynamoTable({ tableName, client });
const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

const samples = rounds.warmUp + rounds.samples + 10;
const events = await ready(samples, async (orderer, nth) => orderEvent(orderer, nth));
const inputs = await ready(samples, async (orderer, nth) => commandInput(tableName, writesOf(orderer, nth)));

const order = async () => {
  const answer = await bundle.handler(next(events.of), lambdaContext());
  if (answer.statusCode !== 202) throw new Error(`The order was refused: ${answer.body}`);
};
const transact = async () => void (await documents.send(new TransactWriteCommand(next(inputs.of))));

const handlerCalls = await countCalls(order);
const bareCalls = await countCalls(transact);
const { handler, bare } = await interleave({ handler: { run: order }, bare: { run: transact } }, rounds);
for (const orderer of [events.users[0], inputs.users[0]]) {
  if (!orderer || (await heldCredits(table, orderer)) !== 20 * ordersPerUser)
    throw new Error("An order was not booked");
}
const figures: OrderFigures = { handler, bare, handlerCalls: aws(handlerCalls), bareCalls: aws(bareCalls) };
process.send?.(figures, () => {
  secretServer.close();
  process.exit(0);
});

type Handler = (event: unknown, context: unknown) => Promise<{ statusCode?: number; body?: string }>;

/** Drops calls for the session secret: only the first order reads it, then it is cached for five minutes. */
function aws(calls: string[]): string[] {
  return calls.filter((call) => call.startsWith("DynamoDB"));
}

async function ready<T>(
  count: number,
  make: (orderer: Orderer, nth: number) => Promise<T>,
): Promise<{ users: Orderer[]; of: T[] }> {
  const users: Orderer[] = [];
  const of: T[] = [];
  for (let nth = 0; nth < count; nth++) {
    if (nth % ordersPerUser === 0) users.push(await storeOrderer(table));
    const orderer = users.at(-1);
    if (orderer) of.push(await make(orderer, nth));
  }
  return { users, of };
}

function orderEvent(orderer: Orderer, nth: number) {
  return httpEvent("POST", "/api/campaign-ideas/generate", {
    body: JSON.stringify(orderBody(nth)),
    headers: {
      "content-type": "application/json",
      "idempotency-key": keyOf(nth),
      origin: "https://bench.example.com",
      "sec-fetch-site": "same-origin",
      "user-agent": "bench",
    },
    cookies: [`__Host-session=${orderer.cookie}`],
  });
}

function next<T>(list: T[]): T {
  const one = list.shift();
  if (one === undefined) throw new Error("No sample is left");
  return one;
}
