// One Lambda container: a thread that loads one bundle and serves one event at a time. Plain JavaScript, because it
// starts so often that even stripping types would be noticeable.
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window */
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";

const { file, handlerName, clock, context: facts } = workerData;

// Replace the machine's clock with the runtime's before the bundle loads, so that bundles need no test hook.
const offset = new Float64Array(clock);
const RealDate = Date;
const realNow = Date.now.bind(Date);
const now = () => realNow() + offset[0];
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
});
RealDate.now = now;

if (process.env.NODE_OPTIONS?.includes("--enable-source-maps")) process.setSourceMapsEnabled(true);

let handler;
try {
  const bundle = createRequire(file)(file);
  handler = bundle[handlerName];
  if (typeof handler !== "function") throw new Error(`${handlerName} is not exported by ${file}`);
} catch (error) {
  parentPort.postMessage({ kind: "init-error", error: describe(error) });
  throw error;
}
parentPort.postMessage({ kind: "ready" });

parentPort.on("message", ({ requestId, event, deadlineMs }) => {
  const context = {
    ...facts,
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

function describe(error) {
  return error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, stack: error.stack }
    : { errorType: "Error", errorMessage: String(error) };
}
