import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Modules by the end of their path, without the extension. */
function modules(paths: readonly string[]): RegExp {
  return new RegExp(`/(${paths.join("|")})\\.(ts|tsx|js|mjs)$`);
}

const libraries = ["react", "react-dom", "scheduler", "react-router", "react-router-dom", "@tanstack"];

/** What every page needs. */
const base = [
  "clsx",
  "api-client/src/client",
  "app/(main|providers|router|routes|protected-route|waiting-screen|error-boundary|lazy-toasts)",
  "app/layout/maintenance-banner",
  "auth/api/(get-current-user|use-become-user)",
  "lib/(error-copy|focus|http|paths|old-release|preload|pressed|public-settings|query|reachability|session|signed-in-before|step-up|storage|tabs|theme|toast)",
  "ui/(banner|bulbs|button|icon|lazy-part|mark|modal|page|skeleton|spinner)",
];

/** What every signed-in page needs, and the dashboard, which is the first of them. */
const home = [
  "app/layout/(app-dialogs|app-layout|credits-widget|nav|notifications-popover|offline-banner|search-box)",
  "app/layout/(session-watch|sidebar|sidebar-state|top-bar|user-menu)",
  "app/pages/(dashboard-content|dashboard-page|library-shelf|morgan-card|recent-campaigns)",
  "app/realtime/realtime-provider",
  "campaigns/api/(get-campaign-generation|list-campaign-generations|list-campaign-ideas)",
  "campaigns/model/generation",
  "chat/api/list-messages",
  "chat/components/morgan-avatar",
  "chat/model/(conversation|outbox)",
  "chat-text/choice-options",
  "contracts/src/limits",
  "credits/api/get-credit-balance",
  "settings/api/get-preferences",
  "lib/(format|prices|live|logout|notifications|single-keys)",
  "ui/(avatar|badge|card|copy-button|popover|states)",
];

/** Small parts that most further pages need: one request instead of ten. */
const parts = [
  "contracts/src/enums",
  "lib/(account-copy|draft|form|request-key|search-filter|shortcuts|use-now)",
  "ui/(copy|draft-status|failure-note|field|menu|rows|search-input|switch|tabs)",
];

export default defineConfig(({ command }) => {
  // A NODE_ENV of the shell, or of a test that starts the product, would put React's development build into the pages.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    plugins: [react(), tailwindcss()],
    build: {
      outDir: "dist",
      sourcemap: true,
      // The policy of the deployed page allows no data: scripts or styles, so every asset stays a file of its own.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Few chunks compress better than many. A module that is named nowhere goes with the pages that use it.
          codeSplitting: {
            groups: [
              { name: "core", test: new RegExp(`node_modules/(${libraries.join("|")})/`) },
              { name: "base", test: modules(base) },
              { name: "home", test: modules(home) },
              { name: "parts", test: modules(parts) },
            ],
          },
        },
      },
    },
  };
});
