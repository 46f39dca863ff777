/**
 * `pnpm test:commit-before [commit]`: this code and an older one beside each other on one table, one set of queues and
 * one bucket, as they are while a stage is deployed and after it was rolled back. Both answer calls and take jobs. The
 * default is the newest commit that is a day older than this one.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listMessages, sendMessage } from "@marquee/contracts/chat/chat";
import { getCreditBalance, listCreditTransactions } from "@marquee/contracts/credits/credits";
import { createCheckout } from "@marquee/contracts/credits/payments";
import { getSponsorshipDeal } from "@marquee/contracts/deals/deals";
import { operations } from "@marquee/contracts/operations";
import { generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { demoPassword } from "@marquee/seed/content/demo-users";
import { demoUser } from "../support/admins.ts";
import type { ApiUser } from "../support/api-user.ts";
import { ended, order } from "../support/campaign.ts";
import { moveAs, offerAs } from "../support/deal-acts.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { type Product, startProduct } from "../support/product.ts";
import { fail, root } from "./run-suites.ts";

/** So many times two orders that each worker gets some of those that each API queued. */
const rounds = 12;
const dayS = 86_400;

const sides = ["this", "older"] as const;
type Side = (typeof sides)[number];
type Both<T> = Record<Side, T>;

const otherThan = (side: Side): Side => (side === "this" ? "older" : "this");
const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim();

const dayBefore = Number(git("log", "-1", "--format=%ct")) - dayS;
const commit = process.argv[2] ?? git("rev-list", "-1", `--before=${dayBefore}`, "HEAD");
if (commit === "") fail("No commit is a day older than this one. Name one.");

const folder = mkdtempSync(join(tmpdir(), "marquee-commit-before-"));
const checkout = join(folder, "checkout");
const data: Both<string> = { this: join(folder, "this"), older: join(folder, "older") };
const printed: Both<string> = { this: "", older: "" };
const failures: string[] = [];
const expect = (holds: boolean, otherwise: string): void => void (holds || failures.push(otherwise));

const emulators = await startEmulators();
const products: Product[] = [];
try {
  process.stdout.write(`This code beside ${git("log", "-1", "--format=%h of %cs: %s", commit)}\n`);
  if (spawnSync("git", ["worktree", "add", "--detach", checkout, commit], { cwd: root }).status !== 0)
    throw new Error(`${commit} could not be checked out.`);
  const urls = await startBoth();
  await readEverything(urls);
  await orderAtBoth(urls);
  await talkAtBoth(urls);
  await dealAcross(urls);
  await dealAcross({ this: urls.older, older: urls.this });
  await readEverything(urls);
} catch (error) {
  // What the functions logged says why.
  for (const side of sides) process.stderr.write(`${side}:\n${printed[side].slice(-20_000)}\n`);
  failures.push(String(error));
} finally {
  await Promise.all(products.map((product) => product.stop()));
  await emulators.stop();
  spawnSync("git", ["worktree", "remove", "--force", checkout], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) process.stderr.write(`${failure}\n`);
if (failures.length > 0) fail("They do not work beside each other.");
process.stdout.write("Each read and finished what the other wrote.\n");

/** The older code makes the table and fills it; this one finds it, with the same secrets, and adds what it needs. */
async function startBoth(): Promise<Both<string>> {
  const env = {
    AWS_ENDPOINT_URL_DYNAMODB: emulators.dynamodbEndpoint,
    AWS_ENDPOINT_URL_SQS: emulators.sqsEndpoint,
    AWS_ENDPOINT_URL_S3: emulators.s3Endpoint,
  };
  async function start(side: Side, where: { checkout?: string }): Promise<string> {
    const onText = (text: string) => void (printed[side] += text);
    const product = await startProduct("start", { ...where, dataDir: data[side], env, onText });
    products.push(product);
    return product.url;
  }
  const older = await start("older", { checkout });
  mkdirSync(data.this);
  for (const file of ["secrets.json", "seeded"]) cpSync(join(data.older, file), join(data.this, file));
  return { older, this: await start("this", {}) };
}

async function atBoth(urls: Both<string>, username: string): Promise<Both<ApiUser>> {
  return { this: await demoUser(urls.this, username), older: await demoUser(urls.older, username) };
}

/** Everything that can be read without naming a thing is answered alike, where the older code knows it. */
async function readEverything(urls: Both<string>): Promise<void> {
  const lists = Object.values(operations).filter(
    ({ method, path }) => method === "GET" && !path.includes("{"),
  );
  for (const username of ["demo_brand", "demo_host", "demo_agency", "demo_admin"]) {
    const callers = await atBoth(urls, username);
    for (const { path } of lists) {
      const now = await callers.this.raw("GET", path);
      const before = await callers.older.raw("GET", path);
      expect(
        now.status === before.status || before.status === 404,
        `${username} GET ${path}: ${now.status} here, ${before.status} by the older code`,
      );
    }
  }
}

/** Orders at both APIs end once, whichever worker takes them, are read by both, and are charged once. */
async function orderAtBoth(urls: Both<string>): Promise<void> {
  const brand = await atBoth(urls, "demo_brand");
  for (const side of sides) await brand[side].client.call(createCheckout, { body: { creditPackageId: "2" } });
  const taken = new Set<string>();
  for (let round = 0; round < rounds && taken.size < 4; round++) {
    const placed = await Promise.all(
      sides.map(async (side) => {
        const body = { ...order, prompt: `${order.prompt}, place ${round} of ${side}` };
        return { side, ...(await brand[side].client.call(generateCampaignIdeas, { body })) };
      }),
    );
    for (const { side, generationId: id } of placed) {
      const seen = { this: await ended(brand.this, id), older: await ended(brand.older, id) };
      expect(seen.this.status === "completed", `${id}, ordered at ${side}, ${seen.this.status}`);
      expectSame(seen.this.results, seen.older.results, `${id}, ordered at ${side}`);
      for (const worker of sides) if (workedOn(worker, id)) taken.add(`${side} → ${worker}`);
    }
  }
  process.stdout.write(`Orders, API → worker: ${[...taken].sort((a, b) => a.localeCompare(b)).join(", ")}\n`);
  expect(taken.size === 4, "Not every combination of API and worker took part. Run it again.");
  // The words of an entry are each code's own.
  const booksAt = async ({ client }: ApiUser) => ({
    balance: await client.call(getCreditBalance, {}),
    entries: (await client.call(listCreditTransactions, { query: { limit: "100" } })).map(
      ({ id, amount, transactionType, referenceId, balanceAfter }) => ({
        id,
        amount,
        transactionType,
        referenceId,
        balanceAfter,
      }),
    ),
  });
  expectSame(await booksAt(brand.this), await booksAt(brand.older), "Balance and ledger");
}

/** Expects that the newer code's answer says what the older one's does, in all fields that the older code has. */
function expectSame(now: unknown, before: unknown, what: string): void {
  if (typeof before !== "object" || before === null || typeof now !== "object" || now === null) {
    const read = [now, before].map((value) => JSON.stringify(value)).join(" here, ");
    expect(Object.is(now, before), `${what} reads ${read} by the older code`);
    return;
  }
  if (Array.isArray(before) && Array.isArray(now)) expectSame(now.length, before.length, `${what}, length`);
  for (const [field, value] of Object.entries(before))
    expectSame(Reflect.get(now, field), value, `${what}, ${field}`);
}

function workedOn(side: Side, id: string): boolean {
  return printed[side].split("\n").some((line) => line.startsWith("job-") && line.includes(id));
}

/** Morgan's replies to questions sent at one are read at the other. */
async function talkAtBoth(urls: Both<string>): Promise<void> {
  const brand = await atBoth(urls, "zania");
  for (const side of [...sides, ...sides]) {
    const { id } = await brand[side].client.call(sendMessage, { body: { content: "What waits for me?" } });
    await eventually(`A reply to a question sent at ${side}`, async () => {
      const messages = await brand[otherThan(side)].client.call(listMessages, { query: {} });
      return messages.some(({ inReplyTo, status }) => inReplyTo === id && status === "complete");
    });
  }
}

/** A deal whose every step is made at the other one than the step before. */
async function dealAcross(urls: Both<string>): Promise<void> {
  const brand = await atBoth(urls, "demo_brand");
  const host = await atBoth(urls, "demo_host");
  const offer = await publishedEvent(host.this);
  const { id } = await offerAs(brand.older, offer);
  await moveAs(host.this, id, { action: "propose", amount: 13_000 });
  await moveAs(brand.older, id, { action: "accept" });
  const sign = (by: ApiUser) =>
    moveAs(by, id, { action: "sign", name: by.user?.name ?? "", password: demoPassword });
  await sign(brand.this);
  await sign(host.older);
  const read = await Promise.all(
    [brand.this, brand.older].map(({ client }) => client.call(getSponsorshipDeal, { params: { id } })),
  );
  expect(
    read.every((deal) => deal.status === read[0]?.status && deal.termsHash === read[0].termsHash),
    `Deal ${id} reads differently in the two`,
  );
}

async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  failures.push(`${what} did not come`);
}
