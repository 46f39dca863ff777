import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { watchTheme } from "#browser/theme.ts";
import { loadPage, loadPageOnIntent } from "./load-page.ts";
import { linkManifest } from "./manifest.ts";
import { Providers } from "./providers.tsx";
import { AppRouter } from "./router.tsx";

import "./styles.css";

watchTheme();
loadPage(location.pathname);
loadPageOnIntent();
linkManifest();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const app = createRoot(root);
// Rendered in slices, so that a slow phone stays responsive in between.
startTransition(() =>
  app.render(
    <StrictMode>
      <Providers>
        <AppRouter />
      </Providers>
    </StrictMode>,
  ),
);
