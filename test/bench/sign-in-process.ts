import { createRequire } from "node:module";
import { storeUser } from "@marquee/core/account/accounts/register";
import { hashPassword, verifyPassword } from "@marquee/core/account/passwords/hash";
import { randomIds } from "@marquee/core/ids";
import { systemClock } from "@marquee/core/time";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { emulatorClient } from "../support/emulated-table.ts";
import { countCalls } from "./count-calls.ts";
import { type ArmFigures, interleave } from "./interleave.ts";
import { secrets } from "./order-fixture.ts";
import { serveSecret } from "./secret-server.ts";

/** G11 in its own process, with a function's environment. */

export interface SignInFigures {
  handler: ArmFigures;
  verification: ArmFigures;
  unknownName: ArmFigures;
  /** DynamoDB calls of one sign-in. */
  calls: string[];
}

const rounds = { warmUp: 60, samples: 240 };
const {
  BENCH_BUNDLE: bundleFile = "",
  AWS_ENDPOINT_URL_DYNAMODB: endpoint = "",
  TABLE_NAME: tableName = "",
} = process.env;

const password = "Correct-Horse-7";
const username = "bench_user";
let lastCaller = 0;
const secretServer = await serveSecret(secrets[0]);
const bundle = createRequire(bundleFile)(bundleFile) as { handler: Handler };
const table = dynamoTable({ tableName, client: emulatorClient(endpoint) });
const ids = randomIds();
const passwordHash = await hashPassword(password);
const user = sampleUser(ids.next("user", systemClock.now()), { username, passwordHash });
await storeUser({ table, clock: systemClock, ids }, user);

const signIn = (name: () => string, status: number) => async () => {
  const answer = await bundle.handler(signInEvent(name()), lambdaContext());
  if (answer.statusCode !== status) throw new Error(`The sign-in answered otherwise: ${answer.body}`);
};

const known = signIn(() => username, 200);
await known();
const calls = (await countCalls(known)).filter((call) => call.startsWith("DynamoDB"));
const { handler, verification, unknownName } = await interleave(
  {
    handler: { run: known },
    verification: { run: async () => void (await verifyPassword(password, passwordHash)) },
    // A new name each time: guesses at one name from many networks are throttled.
    unknownName: { run: signIn(() => `bench_nobody_${lastCaller}`, 401) },
  },
  rounds,
);
const figures: SignInFigures = { handler, verification, unknownName, calls };
process.send?.(figures, () => {
  secretServer.close();
  process.exit(0);
});

type Handler = (event: unknown, context: unknown) => Promise<{ statusCode?: number; body?: string }>;

/** Each sign-in comes from a different address, so that no sample is throttled. */
function signInEvent(name: string) {
  const event = httpEvent("POST", "/api/login", {
    body: JSON.stringify({ username: name, password }),
    headers: {
      "content-type": "application/json",
      origin: "https://bench.example.com",
      "sec-fetch-site": "same-origin",
      "user-agent": "bench",
    },
  });
  lastCaller += 1;
  event.requestContext.http.sourceIp = `10.${lastCaller >> 16}.${(lastCaller >> 8) & 255}.${lastCaller & 255}`;
  return event;
}
