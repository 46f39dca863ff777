import { build } from "esbuild";
import { bundleOptions } from "../../functions/build.ts";
const pick = (process.env.P ?? "").split(",");
const V = (process.env.V ?? "").split(",");
const o = bundleOptions();
const ep = o.entryPoints as Record<string,string>;
const entryPoints = Object.fromEntries(Object.entries(ep).filter(([k])=>pick.includes(k.split("/")[0]!)));
const alias: Record<string,string> = { ...o.alias };
if (V.includes("log")) alias["@aws-lambda-powertools/logger"] = "/tmp/prof/logger.ts";
if (V.includes("met")) alias["@aws-lambda-powertools/metrics"] = "/tmp/prof/metrics.ts";
if (V.includes("s3")) alias["@marquee/adapters/files/live"] = "/tmp/prof/files.ts";
const plugins = V.includes("anth") ? [{ name: "a", setup: (b: any) => b.onResolve({ filter: /live-client\.ts$/ }, () => ({ path: "/tmp/prof/live-client.ts" })) }] : [];
const r = await build({...o, entryPoints, outdir:"/tmp/metaout", keepNames: V.includes("names"), alias, plugins });
  for (const [f,out] of Object.entries(r.metafile!.outputs)) {
    if (f.endsWith(".map")) continue;
    console.log(f.split("/").slice(-2)[0], out.bytes);
    if (process.env.L) {
      const g = new Map<string,number>();
      for (const [i,{bytesInOutput}] of Object.entries(out.inputs)) {
        const m = /node_modules\/\.pnpm\/[^/]+\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(i);
        const k = m? (process.env.L==="2"? i.split("node_modules/").at(-1)!: m[1]!) : i.replace(/^.*main\//,"").replace(/\.\.\//g,"").split("/").slice(0,process.env.L==="2"?9:3).join("/");
        g.set(k,(g.get(k)??0)+bytesInOutput);
      }
      console.log([...g].sort((a,b)=>b[1]-a[1]).slice(0,Number(process.env.N??22)).map(([k,v])=>`   ${v} ${k}`).join("\n"));
    }
  }
