import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { OtherTabs } from "#account/other-tabs.ts";
import { createQueryClient } from "#api/query.ts";
import { LazyToasts } from "#app/layout/lazy-toasts.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

/** The contexts that every page needs. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <OtherTabs />
        <BrowserRouter>
          {children}
          <LazyToasts />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
