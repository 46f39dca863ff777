import { build } from "esbuild";
import { bundleOptions } from "../../functions/build.ts";
const pick = ["http-generate-campaign-ideas","http-get-campaign-mockup","job-generate-campaign","http-get-current-user"];
const o = bundleOptions();
const ep = o.entryPoints as Record<string,string>;
const entryPoints = Object.fromEntries(Object.entries(ep).filter(([k])=>pick.includes(k.split("/")[0]!)));
for (const [label, extra] of [["now",{}],["noKeepNames",{keepNames:false}],["ascii-utf8",{keepNames:false, charset:"utf8"}]] as const) {
  const r = await build({...o, entryPoints, outdir:"/tmp/metaout", ...extra});
  for (const [f,out] of Object.entries(r.metafile!.outputs)) {
    if (f.endsWith(".map")) continue;
    console.log(label, f.split("/").slice(-2)[0], out.bytes);
    if (label==="now") {
      const g = new Map<string,number>();
      for (const [i,{bytesInOutput}] of Object.entries(out.inputs)) {
        const m = /node_modules\/\.pnpm\/[^/]+\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(i);
        const k = m? m[1]! : i.replace(/^.*main\//,"").replace(/\.\.\//g,"").split("/").slice(0,3).join("/");
        g.set(k,(g.get(k)??0)+bytesInOutput);
      }
      console.log([...g].sort((a,b)=>b[1]-a[1]).slice(0,22).map(([k,v])=>`   ${v} ${k}`).join("\n"));
    }
  }
}
