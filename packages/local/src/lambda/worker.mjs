// A thread that runs functions, one event at a time. Plain JavaScript, so that no start waits for types to be stripped.
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";

const { folder, deployed, functions, clock } = workerData;

// Replace the machine's clock with the runtime's before anything loads, so that functions need no test hook.
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

const sourceMaps = (environment) => environment.NODE_OPTIONS?.includes("--enable-source-maps");
if (Object.values(functions).some(({ environment }) => sourceMaps(environment)))
  process.setSourceMapsEnabled(true);

/** The function whose event is running, or ran last. */
let current;
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk) => {
    parentPort.postMessage({ kind: "output", name: current, text: String(chunk) });
    return true;
  };
}

const require = createRequire(join(folder, "."));
const handlerOf = deployed ? loadBundle : loadShared();
const loaded = new Map();
parentPort.postMessage({ kind: "ready" });

/** Loads a function from a bundle of its own, as it is deployed. */
function loadBundle(name) {
  return require(join(folder, name, "index.cjs")).handler;
}

/** Loads what all functions share, and returns what loads a function: its own code is evaluated for it alone. */
function loadShared() {
  const file = join(folder, "handlers.cjs");
  const { packages } = require(join(folder, "packages.cjs"));
  const known = new Map();
  const requireShared = (name) => {
    if (!Object.hasOwn(packages, name)) return require(name);
    // The mark by which bundled code knows a module with a default export.
    if (!known.has(name))
      known.set(name, Object.defineProperty(packages[name](), "__esModule", { value: true }));
    return known.get(name);
  };
  // Node reads the source map of a file that it loads itself, and then applies it to the script of that name.
  require(file);
  const opening = "(function (exports, require, module) {";
  const script = new Script(`${opening}${readFileSync(file, "utf8")}\n})`, {
    filename: file,
    columnOffset: -opening.length,
  });
  const evaluate = script.runInThisContext();
  return (name) => {
    const module = { exports: {} };
    evaluate(module.exports, requireShared, module);
    return module.exports.handlers[name]();
  };
}

parentPort.on("message", ({ name, requestId, event, deadlineMs }) => {
  const { environment, context: facts } = functions[name];
  current = name;
  // One event at a time: until the next one, this is the only function that can ask.
  process.env = { ...environment };
  const context = {
    ...facts,
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadlineMs - realNow()),
    done() {},
    fail() {},
    succeed() {},
  };
  const answer = (message) => parentPort.postMessage({ requestId, ...message });
  let handler = loaded.get(name);
  if (!handler) {
    try {
      handler = handlerOf(name);
      if (typeof handler !== "function") throw new Error(`${name} exports no handler`);
      loaded.set(name, handler);
    } catch (error) {
      answer({ kind: "init-error", error: describe(error) });
      return;
    }
  }
  Promise.resolve()
    .then(() => handler(event, context))
    .then(
      (result) => answer({ kind: "result", result: JSON.stringify(result) }),
      (error) => answer({ kind: "error", error: describe(error) }),
    );
});

function describe(error) {
  return error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, stack: error.stack }
    : { errorType: "Error", errorMessage: String(error) };
}
