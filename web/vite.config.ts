import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pageFiles } from "./page-files.ts";
import { textsByComponent } from "./texts-by-component.ts";

/** Matches modules by the end of their path, without the extension. */
function modules(paths: readonly string[]): RegExp {
  return new RegExp(`/(${paths.join("|")})\\.(ts|tsx|js|mjs)$`);
}

/** The form library and what we built on it: loaded with the pages that have a form of fields. */
const forms = ["react-hook-form", "@hookform", "@standard-schema"];

const libraries = ["react-router", "react-router-dom", "@tanstack/(react-query|query-core)"];

/** Code that every page needs, and nothing else. */
const base = [
  "clsx",
  "api-client/src/client",
  "contracts/src/(characters|in-thousands|on-first-use)",
  "account/(get-current-user|session|shown-account|signed-in-as|signed-in-before|step-up|toasts)",
  "web/src/api/(http|old-release|other-tabs|presence|public-settings|query|reachability)",
  "app/(features|main|providers|router|routes|protected-route|waiting-screen|error-boundary)",
  "app/layout/maintenance-banner",
  "auth/api/use-become-user",
  "features/[a-z-]+/feature",
  "browser/(back-closes|clock|focus|meant-key|modal-layer|pressed|storage|theme)",
  "routing/(feature|opened-by-address|paths|preload)",
  "toasts/(lazy-toasts|toast)",
  "ui/(banner|bulbs|button|dialog|icon|lazy-part|mark|page|skeleton|spinner)",
];

/** Code that every signed-in page needs, and the dashboard, the first of them, until its parts load. */
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
  "ui/(avatar|badge|popover|stat-tile)",
];

/** Code shared between features, for the dashboard's parts, the live connection and the pages. */
const shared = [
  "campaigns/api/(get-campaign-generation|list-campaign-generations)",
  "campaigns/model/generation",
  "chat/api/list-messages",
  "chat/model/conversation",
  "contracts/src/(durations|enums|limits|prices)",
  "credits/model/prices",
  "format/(event-times|time-zones)",
  "notifications/model/notification-list",
  "ui/(card|copy-button|states)",
];

/** Code that loads a second later with the live connection. */
const live = [
  "app/realtime/connect-live",
  "web/src/live/watch-events",
  "features/[a-z-]+/model/pushes",
  "(inquiries|deals)/components/unread-note",
  "deals/(unread-copy|api/list-deals|model/known-deals)",
  "ui/unread-count",
];

/** Code that decides whether a newcomer is shown anything. */
const opening = [
  "contracts/src/tour-steps",
  "onboarding/(components/opening|model/(flags|next-opening|use-onboarding)|api/update-onboarding)",
];

/** Parts of those libraries that only one page needs. */
const onOnePage = ["query-core/build/modern/queriesObserver", "react-query/build/modern/useQueries"];

/** Small parts that most other pages need: one request instead of ten. */
const parts = ["api/request-key", "browser/use-now", "ui/(draft-status|menu|rows|search-input|switch)"];

/** What the address holds: filters, and the dialogs that it opens. */
const address = ["routing/search-(edits|filter)", "ui/address-dialog"];

/** A form of a few fields. */
const fields = ["forms/(draft|field-messages|form|schema)", "ui/(failure-note|field|password-field|tabs)"];

/** Saving files. */
const files = ["browser/download", "format/csv"];

/** A table with sortable and selectable rows. */
const tables = ["routing/search-sort", "ui/(data-table|selection-bar)"];

/** A conversation with Morgan, which is both a page and a card of the dashboard. */
const conversation = ["chat/components/conversation-panel", "chat/api/send-message"];

export default defineConfig(({ command }) => {
  // A NODE_ENV from the shell, or a test that starts the product, would put React's development build into the pages.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    plugins: [react(), tailwindcss(), textsByComponent(), pageFiles()],
    build: {
      outDir: "dist",
      sourcemap: true,
      // Browsers that run the rest support such links. Without the polyfill, the first script is empty and left out.
      modulePreload: {
        polyfill: false,
        // index.html lists what a page needs (page-files.ts) and includes what every page needs, and a script that is
        // already requested needs no preload.
        resolveDependencies: (file, needed) =>
          file.includes("-page-")
            ? []
            : needed.filter((one) => one !== file && !/\/(base|core|react|rolldown-runtime)-/.test(one)),
      },
      // The deployed page's policy allows no data: scripts or styles, so every asset stays a separate file.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Few chunks compress better than many. A module that is not listed goes with the pages that use it.
          codeSplitting: {
            groups: [
              // Separate from the core: without HTTP/2 both load in parallel, and this one hardly ever changes.
              { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
              {
                name: "core",
                test: new RegExp(
                  `^(?!.*/(${onOnePage.join("|")})\\.js).*node_modules/(${libraries.join("|")})/`,
                ),
              },
              { name: "base", test: modules(base) },
              { name: "home", test: modules(home) },
              { name: "shared", test: modules(shared) },
              { name: "live", test: modules(live) },
              { name: "opening", test: modules(opening) },
              { name: "address", test: modules(address) },
              { name: "fields", test: modules(fields) },
              { name: "parts", test: modules(parts) },
              { name: "files", test: modules(files) },
              { name: "tables", test: modules(tables) },
              // Before the conversation, which would include it otherwise: a diagnostic page needs only this.
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
