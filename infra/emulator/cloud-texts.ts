import type { Stack } from "./emulator.ts";

/** The first LocalStack that runs functions on Node 24. */
const oldestLocalStack = [4, 11];

/** Why the product cannot go into an emulator, in a sentence; undefined if it can. */
export async function refusalOf(
  emulator: {
    endpoint: string;
    answers(): Promise<boolean>;
    missing(): Promise<string[]>;
    localStackVersion(): Promise<string | undefined>;
    stacks(prefix: string): Promise<Stack[]>;
  },
  prefix: string,
): Promise<string | undefined> {
  const { endpoint } = emulator;
  if (!(await emulator.answers()))
    return `Nothing answers at ${endpoint}. Start an emulator there, or name another place with --endpoint.`;
  const version = await emulator.localStackVersion();
  if (version !== undefined && isOlder(version))
    return `The LocalStack at ${endpoint} is ${version}; its functions do not run on Node 24, which ${oldestLocalStack.join(".")} and later do.`;
  const missing = await emulator.missing();
  if (missing.length > 0)
    return `The emulator at ${endpoint} lacks ${missing.join(", ")}. LocalStack with the token of an account (LOCALSTACK_AUTH_TOKEN) has every service that this takes, and so has ministack (github.com/ministackorg/ministack).`;
  const broken = (await emulator.stacks(prefix)).filter(({ status }) => isBroken(status));
  if (broken.length > 0)
    return `An earlier deployment stopped half-way: ${broken.map(({ name, status }) => `${name} is ${status}`).join(", ")}. Remove it with pnpm cloud:down, then try again.`;
  return undefined;
}

/** States that a deployment cannot go on from. */
function isBroken(status: string): boolean {
  return /FAILED$|^ROLLBACK_COMPLETE$|^REVIEW_IN_PROGRESS$/.test(status);
}

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldestLocalStack;
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}
