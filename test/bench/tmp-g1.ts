import { build } from "esbuild";
import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { bundleOptions, functionEntries } from "../../functions/build.ts";
import { runInChild } from "./child.ts";
import { functionEnv } from "./function-env.ts";
const name = "http-generate-campaign-ideas";
const { CAMPAIGN_QUEUE_URL: _, ...env } = functionEnv;
for (let round = 0; round < 3; round++) for (const v of ["names", "none", "ids", "ids,log"]) {
  const V = v.split(",");
  await build({ ...bundleOptions(), entryPoints: { [`${name}/index`]: functionEntries()[name]! }, keepNames: v === "names", outdir: `/tmp/prof/${v}`, alias: { ...bundleOptions().alias, ...(V.includes("log") ? { "@aws-lambda-powertools/logger": "/tmp/prof/logger.ts" } : {}), ...(V.includes("ids") ? { "@marquee/core/ids": "/tmp/prof/ids.ts" } : {}) } });
  const em = await startEmulators(); await em.createTable("marquee-bench");
  const r: any = await runInChild(new URL("./order-process.ts", import.meta.url), { ...env, BENCH_BUNDLE: `/tmp/prof/${v}/${name}/index.cjs`, AWS_ENDPOINT_URL_DYNAMODB: em.dynamodbEndpoint });
  await em.stop();
  console.log(v.padEnd(10), (r.handler.medianMs / r.bare.medianMs).toFixed(3), (r.handler.minMs / r.bare.minMs).toFixed(3), r.handler.cpuMs.toFixed(2), r.bare.cpuMs.toFixed(2));
}
