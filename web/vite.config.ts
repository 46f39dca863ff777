import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pageFiles } from "./page-files.ts";
import { textsByComponent } from "./texts-by-component.ts";

/** Modules by the end of their path, without the extension. */
function modules(paths: readonly string[]): RegExp {
  return new RegExp(`/(${paths.join("|")})\\.(ts|tsx|js|mjs)$`);
}

/** The form library, with what makes it ours: loaded with the pages that have a form of fields. */
const forms = ["react-hook-form", "@hookform", "@standard-schema"];

const libraries = ["react-router", "react-router-dom", "@tanstack/(react-query|query-core)"];

/** What every page needs, and nothing that any of them can do without. */
const base = [
  "clsx",
  "api-client/src/client",
  "account/(get-current-user|session|signed-in-before|step-up|toasts)",
  "web/src/api/(http|old-release|other-tabs|presence|public-settings|query|reachability)",
  "app/(features|main|providers|router|routes|protected-route|waiting-screen|error-boundary)",
  "app/layout/maintenance-banner",
  "auth/api/use-become-user",
  "features/[a-z-]+/feature",
  "browser/(back-closes|focus|modal-layer|pressed|storage|theme)",
  "routing/(feature|paths|preload)",
  "toasts/(lazy-toasts|toast)",
  "ui/(banner|bulbs|button|dialog|icon|lazy-part|mark|page|spinner)",
];

/** What every signed-in page needs, and the dashboard, which is the first of them, until its parts come. */
const home = [
  "account/logout",
  "app/layout/(app-layout|credits-widget|nav|offline-banner|search-box)",
  "app/layout/(sidebar|sidebar-state|top-bar|user-menu)",
  "app/realtime/realtime-provider",
  "browser/(app-dialog|use-idle|use-near-view)",
  "chat/model/outbox",
  "credits/api/get-credit-balance",
  "dashboard/(copy|pages/dashboard-page|api/get-dashboard|components/(number-tiles|dashboard-parts))",
  "format/format",
  "live/live",
  "notifications/components/notifications-popover",
  "ui/(avatar|badge|popover|skeleton|stat-tile)",
];

/** What several features know of one another, for the dashboard's parts, the live connection and the pages. */
const shared = [
  "campaigns/api/(get-campaign-generation|list-campaign-generations)",
  "campaigns/model/generation",
  "chat/api/list-messages",
  "chat/model/conversation",
  "contracts/src/(durations|enums|limits|prices)",
  "credits/model/prices",
  "notifications/model/notification-list",
  "ui/(card|copy-button|states)",
];

/** What comes a second later with the live connection. */
const live = [
  "app/realtime/connect-live",
  "features/[a-z-]+/model/pushes",
  "(inquiries|deals)/components/unread-note",
  "deals/(unread-copy|api/list-deals|model/known-deals)",
  "ui/unread-count",
];

/** What decides whether a newcomer is shown anything. */
const opening = [
  "contracts/src/tour-steps",
  "onboarding/(components/opening|model/(flags|next-opening|use-onboarding)|api/update-onboarding)",
];

/** Parts of those libraries that one page has a use for. */
const seldom = ["query-core/build/modern/queriesObserver", "react-query/build/modern/useQueries"];

/** Small parts that most further pages need: one request instead of ten. */
const parts = [
  "api/request-key",
  "browser/use-now",
  "routing/search-filter",
  "ui/(draft-status|menu|rows|search-input|switch)",
];

/** A form of a few fields. */
const fields = ["forms/(draft|field-messages|form|schema)", "ui/(failure-note|field|password-field|tabs)"];

/** What is saved as a file. */
const files = ["browser/download", "format/csv"];

/** A table, whose rows may be sorted and chosen. */
const tables = ["routing/search-sort", "ui/(data-table|selection-bar)"];

/** A conversation with Morgan, which is a page and a card of the dashboard. */
const conversation = ["chat/components/conversation-panel", "chat/api/send-message"];

export default defineConfig(({ command }) => {
  // A NODE_ENV of the shell, or of a test that starts the product, would put React's development build into the pages.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    plugins: [react(), tailwindcss(), textsByComponent(), pageFiles()],
    build: {
      outDir: "dist",
      sourcemap: true,
      // Browsers that run the rest know such links. Without it, the first script has nothing in it and is left out.
      modulePreload: {
        polyfill: false,
        // What a page needs stands in index.html (page-files.ts), what every page needs is there, and a script that is
        // asked for needs no preload beside it.
        resolveDependencies: (file, needed) =>
          file.includes("-page-")
            ? []
            : needed.filter((one) => one !== file && !/\/(base|core|react|rolldown-runtime)-/.test(one)),
      },
      // The policy of the deployed page allows no data: scripts or styles, so every asset stays a file of its own.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Few chunks compress better than many. A module that is named nowhere goes with the pages that use it.
          codeSplitting: {
            groups: [
              // Apart from the core: without HTTP/2 two halves come side by side, and this one hardly ever changes.
              { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
              {
                name: "core",
                test: new RegExp(
                  `^(?!.*/(${seldom.join("|")})\\.js).*node_modules/(${libraries.join("|")})/`,
                ),
              },
              { name: "base", test: modules(base) },
              { name: "home", test: modules(home) },
              { name: "shared", test: modules(shared) },
              { name: "live", test: modules(live) },
              { name: "opening", test: modules(opening) },
              { name: "fields", test: modules(fields) },
              { name: "parts", test: modules(parts) },
              { name: "files", test: modules(files) },
              { name: "tables", test: modules(tables) },
              // Ahead of the conversation, which would take it in: a diagnostic page needs it alone.
              { name: "answer-text", test: modules(["chat/components/answer-text"]) },
              { name: "conversation", test: modules(conversation) },
              { name: "forms", test: new RegExp(`node_modules/(${forms.join("|")})/|forms/hook-form\\.ts$`) },
            ],
          },
        },
      },
    },
  };
});
