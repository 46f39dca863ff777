import { lookup } from "node:dns/promises";

/** What cdk and our scripts need to reach an emulator as if it were AWS; emulators do not check the key. */
export async function emulatorEnvironment(
  emulator: { endpoint: string; localStackVersion(): Promise<string | undefined> },
  shell: Readonly<Record<string, string | undefined>>,
) {
  const { endpoint } = emulator;
  const isLocalStack = (await emulator.localStackVersion()) !== undefined;
  return {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ENDPOINT_URL_S3: await byAddress(endpoint),
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_REGION: "us-east-1",
    MARQUEE_REGION: "us-east-1",
    MARQUEE_REALTIME_ENDPOINT:
      shell.MARQUEE_REALTIME_ENDPOINT ||
      `${isLocalStack ? fromContainers(endpoint) : endpoint}/_aws/execute-api/{api}/ws`,
    // Nothing of this concerns the makers of cdk.
    CDK_DISABLE_CLI_TELEMETRY: "true",
  };
}

/** LocalStack runs functions in containers, whose own host is another; this name leads to LocalStack from anywhere. */
function fromContainers(endpoint: string): string {
  const url = new URL(endpoint);
  if (["localhost", "127.0.0.1"].includes(url.hostname)) url.hostname = "localhost.localstack.cloud";
  return url.origin;
}

/** S3's clients put the bucket in front of a host's name, which nothing resolves, but not in front of an address. */
async function byAddress(endpoint: string): Promise<string> {
  const url = new URL(endpoint);
  const { address } = await lookup(url.hostname, { family: 4 });
  url.hostname = address;
  return url.origin;
}
