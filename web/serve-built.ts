/**
 * Serves the built pages where no CloudFront does, and passes on what CloudFront would: calls, the live connection and
 * signed uploads. Used by `pnpm cloud:up`.
 */
import { parseArgs } from "node:util";
import { preview } from "vite";

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    api: { type: "string" },
    socket: { type: "string" },
    files: { type: "string" },
  },
});
const { port = "", api = "", socket = "", files = "" } = values;
await preview({
  root: import.meta.dirname,
  logLevel: "warn",
  preview: {
    port: Number(port),
    strictPort: true,
    proxy: {
      "/api": { target: api, changeOrigin: true },
      "/ws": { target: socket, changeOrigin: true, ws: true, rewrite: (path) => path.replace(/^\/ws/, "") },
      "/uploads": { target: files, changeOrigin: true },
    },
  },
});
process.stdout.write("serving\n");
