import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pageFiles } from "./page-files.ts";
import { scripts } from "./scripts.ts";
import { securityFile } from "./security-file.ts";

export default defineConfig(({ command }) => {
  // A NODE_ENV from the shell, or a test that starts the product, would put React's development build into the pages.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    plugins: [react(), tailwindcss(), scripts(), pageFiles(), securityFile(new Date())],
    build: {
      outDir: "dist",
      sourcemap: true,
      // index.html lists what each page needs (page-files.ts); a second list would be in the app's first script.
      modulePreload: false,
      // The deployed page's policy allows no data: scripts or styles, so every asset stays a separate file.
      assetsInlineLimit: 0,
    },
  };
});
