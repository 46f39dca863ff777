import { type Bundle, functionBundles, largestCallsAlone, referenceBundle } from "./bundles.ts";
import { run } from "./child.ts";
import { functionEnv } from "./function-env.ts";
import type { Goal, Measurement } from "./goal.ts";
import { type Arm, interleave } from "./interleave.ts";

/** What Lambda does before the first event: load the bundle. Timed inside the fresh process. */
const probe =
  "const t=performance.now();require(process.argv[1]);process.stdout.write(String(performance.now()-t));process.exit()";

const rounds = { warmUp: 1, samples: 9 };
const slowestTarget = 1.9;
/** Of the call that every page makes first, and of an order. */
const everydayTarget = 1.5;
/** What a call may pay for sharing a function. */
const sharingTarget = 1.2;

/** G4: init time of each HTTP function that draws nothing, a fresh process per sample. */
export const initTime: Goal = {
  id: "G4",
  title: "Init of the HTTP functions / a lib-dynamodb-only bundle",
  async measure() {
    const bundles = await functionBundles();
    const http = bundles.filter(({ name, draws }) => name.startsWith("http-") && !draws);
    const workers = bundles.filter(({ name }) => name.startsWith("job-"));
    const alone = await largestCallsAlone();
    const shared = http.filter(({ name }) => alone.has(name));
    const order = "http-orders";
    const arms = Object.fromEntries([
      ["reference", arm(await referenceBundle())],
      ...[...http, ...workers].map((one) => [one.name, arm(one)] as const),
      ...shared.map(({ name }) => [`${name} alone`, arm(alone.get(name))] as const),
      [
        "mapped",
        arm(
          http.find(({ name }) => name === order),
          ["--enable-source-maps"],
        ),
      ],
    ]);
    const figures = await interleave(arms, rounds);
    const msOf = (name: string) => figures[name]?.medianMs ?? Number.NaN;
    const measurement = (what: string, name: string, target?: number, to = "reference"): Measurement => ({
      what,
      unit: "ms",
      ours: { value: msOf(name) },
      reference: { value: msOf(to) },
      ...(target === undefined ? {} : { target }),
    });
    const dearness = (name: string) => msOf(name) / msOf(`${name} alone`);
    const slowest = names(http).toSorted((one, other) => msOf(other) - msOf(one));
    const dearest = names(shared).toSorted((one, other) => dearness(other) - dearness(one));
    const [slow = "", dear = ""] = [slowest[0], dearest[0]];
    return {
      measurements: [
        measurement(`slowest: ${slow}`, slow, slowestTarget),
        measurement("the first call of every page: http-session", "http-session", everydayTarget),
        measurement(order, order, everydayTarget),
        measurement(`${order} with source maps, as deployed`, "mapped"),
        ...names(workers).map((name) => measurement(name, name)),
        measurement(
          `dearest shared: ${dear} / its ${alone.get(dear)?.name} alone`,
          dear,
          sharingTarget,
          `${dear} alone`,
        ),
      ],
      notes: [
        "Init / lib-dynamodb-only; shared functions also / their largest call alone:",
        ...slowest.map((name) => {
          const call = alone.get(name);
          const beside = call ? `  ${dearness(name).toFixed(2)} x ${call.name}` : "";
          return `${(msOf(name) / msOf("reference")).toFixed(2)}  ${name}${beside}`;
        }),
      ],
    };
  },
};

const names = (bundles: readonly Bundle[]) => bundles.map(({ name }) => name);

function arm(bundle: Bundle | undefined, flags: readonly string[] = []): Arm {
  if (!bundle) throw new Error("A bundle is missing");
  const { file } = bundle;
  return {
    run: async () => Number(await run(process.execPath, [...flags, "-e", probe, file], { env: functionEnv })),
  };
}
