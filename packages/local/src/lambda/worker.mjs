// One Lambda container: a thread that serves one event at a time, for any function. Plain JavaScript, because it starts
// so often that even stripping types would be noticeable.
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";

// Replace the machine's clock with the runtime's before any bundle loads, so that bundles need no test hook.
const offset = new Float64Array(workerData.clock);
const RealDate = Date;
const realNow = Date.now.bind(Date);
const now = () => realNow() + offset[0];
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
});
RealDate.now = now;

/** The function whose event is being served. */
let current;

// Sent in order with the results, so that each line is known to be that function's.
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk, encoding, done) => {
    parentPort.postMessage({ kind: "output", bundle: current?.bundle ?? "container", text: String(chunk) });
    (typeof encoding === "function" ? encoding : done)?.();
    return true;
  };
}

const require = createRequire(import.meta.url);
const handlers = new Map();
if (existsSync(workerData.shared)) require(workerData.shared);

parentPort.on("message", ({ requestId, event, deadlineMs, of }) => {
  become(of);
  const handler = handlers.get(of.file) ?? load(of.file);
  const context = {
    ...of.context,
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadlineMs - realNow()),
    done() {},
    fail() {},
    succeed() {},
  };
  Promise.resolve()
    .then(() => handler(event, context))
    .then(
      (result) => parentPort.postMessage({ kind: "result", requestId, result: JSON.stringify(result) }),
      (error) => parentPort.postMessage({ kind: "error", requestId, error: describe(error) }),
    );
});

/** Gives the thread the function's environment, in place: libraries keep references to `process.env`. */
function become(next) {
  const before = current;
  current = next;
  if (before?.file === next.file) return;
  for (const name of Object.keys(process.env)) if (!(name in next.environment)) delete process.env[name];
  Object.assign(process.env, next.environment);
  if (next.environment.NODE_OPTIONS?.includes("--enable-source-maps")) process.setSourceMapsEnabled(true);
}

function load(file) {
  try {
    const { handler } = require(file);
    if (typeof handler !== "function") throw new Error(`handler is not exported by ${file}`);
    handlers.set(file, handler);
    parentPort.postMessage({ kind: "loaded" });
    return handler;
  } catch (error) {
    parentPort.postMessage({ kind: "init-error", error: describe(error) });
    throw error;
  }
}

function describe(error) {
  return error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, stack: error.stack }
    : { errorType: "Error", errorMessage: String(error) };
}
