import { build } from "esbuild";
import { bundleOptions } from "../../functions/build.ts";
import { referenceBundle } from "./bundles.ts";
import { run } from "./child.ts";
import { functionEnv } from "./function-env.ts";
import { interleave } from "./interleave.ts";
const probe = "const t=performance.now();require(process.argv[1]);process.stdout.write(String(performance.now()-t));process.exit()";
const ref = await referenceBundle();
const o = bundleOptions(); const ep = o.entryPoints as Record<string,string>;
const arms: Record<string, any> = { reference: ref.file };
for (const name of (process.env.P ?? "http-generate-campaign-ideas").split(",")) for (const v of (process.env.VS ?? "names;none;log").split(";")) {
  const V = v.split(",");
  const alias: Record<string,string> = { ...o.alias };
  if (V.includes("log")) alias["@aws-lambda-powertools/logger"] = "/tmp/prof/logger.ts";
  if (V.includes("met")) alias["@aws-lambda-powertools/metrics"] = "/tmp/prof/metrics.ts";
  if (V.includes("s3")) alias["@marquee/adapters/files/live"] = "/tmp/prof/files.ts";
  const plugins = V.includes("anth") ? [{ name: "a", setup: (b: any) => b.onResolve({ filter: /live-client\.ts$/ }, () => ({ path: "/tmp/prof/live-client.ts" })) }] : [];
  const outdir = `/tmp/initout/${v}`;
  await build({ ...o, entryPoints: { [`${name}/index`]: ep[`${name}/index`]! }, outdir, keepNames: V.includes("names"), alias, plugins });
  arms[`${name} ${v}`] = `${outdir}/${name}/index.cjs`;
  if (V.includes("maps")) arms[`${name} ${v} maps`] = arms[`${name} ${v}`];
}
const r = await interleave(Object.fromEntries(Object.entries(arms).map(([k, f]) => [k, { run: async () => Number(await run(process.execPath, [...(k.endsWith("maps") ? ["--enable-source-maps"] : []), "-e", probe, f], { env: functionEnv })) }])), { warmUp: 2, samples: 15 });
for (const [k, f] of Object.entries(r)) console.log(k.padEnd(60), f.medianMs.toFixed(1), f.minMs.toFixed(1), (f.medianMs / r.reference!.medianMs).toFixed(2), (f.minMs / r.reference!.minMs).toFixed(2));
