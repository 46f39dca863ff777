import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startEmulators } from "./emulators/start-emulators.ts";
import { freePort } from "./ports.ts";
import { reasonOf } from "./reason-of.ts";

const entry = join(import.meta.dirname, "cli.ts");

function cli(args: string[], settings: Record<string, string> = {}) {
  const ran = spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, ...settings } });
  return { code: ran.status, said: ran.stderr };
}

it("under an older Node the command line says how to start, and nothing else", () => {
  const older =
    'Object.defineProperty(process, "version", { value: "v20.19.0" });\
    Object.defineProperty(process.versions, "node", { value: "20.19.0" });';
  const imported = ["--import", `data:text/javascript,${encodeURIComponent(older)}`];
  expect(cli(["--no-strip-types", ...imported, entry, "start"])).toEqual({
    code: 1,
    said: 'This needs Node 24 and runs on v20.19.0. Start it with "npm start", which brings the right one.\n',
  });
});

it("an unreachable endpoint ends the start with one sentence that names its variable", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { code, said } = cli([entry, "start", "--data", join(tmpdir(), "marquee-none")], {
    AWS_ENDPOINT_URL_SQS: url,
    PORT: "0",
  });
  expect(code).toBe(1);
  expect(said.split("\n")).toEqual([
    expect.stringContaining(`AWS_ENDPOINT_URL_SQS is set to ${url}, but nothing answers there`),
    "",
  ]);
}, 30_000);

it("a table that cannot be filled ends the start with one sentence that names its variable", async () => {
  const emulators = await startEmulators({});
  // Creates tables, and drops the connection of every call that writes to one.
  const table = createServer((request, response) => {
    const operation = String(request.headers["x-amz-target"]).split(".").at(-1) ?? "";
    if (/^(Put|Update|Transact|BatchWrite)Item|^TransactWriteItems/.test(operation)) {
      request.socket.destroy();
      return;
    }
    const { method, url, headers } = request;
    const target = new URL(url ?? "/", emulators.dynamodbEndpoint);
    request.pipe(
      forward(target, { method, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  await new Promise<void>((resolve) => table.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(table.address() as AddressInfo).port}`;
  const data = mkdtempSync(join(tmpdir(), "marquee-unfilled-"));
  try {
    const started = spawn(process.execPath, [entry, "start", "--data", data], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: url, PORT: "0" },
    });
    let said = "";
    started.stderr.on("data", (chunk: Buffer) => void (said += chunk.toString()));
    const [code] = await once(started, "close");
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toEqual([
      expect.stringMatching(
        /^AWS_ENDPOINT_URL_DYNAMODB is set to .+ could not be filled .+ \(.*\w.*\)\. The next start continues\.$/,
      ),
    ]);
  } finally {
    table.closeAllConnections();
    table.close();
    await emulators.stop();
    rmSync(data, { recursive: true, force: true });
  }
}, 60_000);

it("a failure without a message of its own is told by what it has", () => {
  const refused = Object.assign(new Error(""), { code: "ECONNREFUSED" });
  expect(reasonOf(new AggregateError([refused]))).toBe("ECONNREFUSED");
  expect(reasonOf(new Error("", { cause: new Error("why") }))).toBe("why");
  expect(reasonOf(new TypeError(""))).toBe("TypeError");
  expect(reasonOf("said")).toBe("said");
});
