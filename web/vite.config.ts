import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "dist",
    sourcemap: true,
    // The policy of the deployed page allows no data: scripts or styles, so every asset stays a file of its own.
    assetsInlineLimit: 0,
  },
});
