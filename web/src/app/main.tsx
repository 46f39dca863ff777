import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onPreload } from "#lib/preload.ts";
import { watchTheme } from "#lib/theme.ts";
import { Providers } from "./providers.tsx";
import { AppRouter } from "./router.tsx";
import { loadPage } from "./routes.ts";
import "./styles.css";

watchTheme();
onPreload(loadPage);
loadPage(location.pathname);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <Providers>
      <AppRouter />
    </Providers>
  </StrictMode>,
);
