// @vitest-environment jsdom
import { getPublicSettings } from "@marquee/contracts/admin/system";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { fakeServer } from "#testing/fake-server.ts";
import { publicSettingsQuery, usePublicSettingsKnown } from "./public-settings.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a page that was shown without the settings stays while they are refetched", async () => {
  const server = fakeServer();
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return server.fetch(...request);
  });
  server.refuse(getPublicSettings, "unavailable");
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const seen: boolean[] = [];
  renderHook(
    () => {
      const known = usePublicSettingsKnown();
      seen.push(known);
      return known;
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  await waitFor(() => expect(seen.at(-1)).toBe(true));
  seen.length = 0;
  server.answer(getPublicSettings, site);
  void client.refetchQueries(publicSettingsQuery);
  await waitFor(() => expect(client.getQueryData(publicSettingsQuery.queryKey)).toEqual(site));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
});
