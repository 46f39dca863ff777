import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Few chunks compress better than many: what every page needs is one, what every signed-in page needs another. Whatever
 * is not named here goes with the pages that use it.
 */
const groups = [
  {
    name: "core",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
  },
  {
    name: "base",
    test: /node_modules\/clsx\/|api-client\/src\/|src\/app\/(?!layout|pages|realtime|session-error)|src\/lib\/(?!form|socket|use-|request|live|notifications|format)|src\/features\/auth\/api\/(get|use)|src\/ui\/(button|icon|spinner|mark|bulbs|page)\./,
  },
  {
    name: "home",
    test: /src\/app\/layout\/(?!.*-(panel|dialog|results)\.)|src\/app\/(pages\/(?!not-found|overview)|realtime\/realtime)|src\/lib\/(live|notifications|format)|src\/ui\/(badge|card|skeleton|popover|states|copy-button)\.|src\/features\/(credits\/api\/get-credit-balance|campaigns\/(api\/(list-campaign-generations|list-campaign-ideas|get-campaign-generation)|model\/generation)|chat\/(api\/list-messages|model\/(conversation|outbox)|components\/morgan)|auth\/api\/logout)|chat-text\/choice/,
  },
];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "dist",
    sourcemap: true,
    // The policy of the deployed page allows no data: scripts or styles, so every asset stays a file of its own.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
