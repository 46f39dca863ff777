import type { User } from "@marquee/contracts/http/auth";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { ada } from "./fake-server.ts";
import { createQueryClient } from "./query.ts";
import { CurrentUserContext } from "./session.ts";

/** For component tests: the signed-in admin. */
export const rita: User = { ...ada, id: "usr_admin", username: "rita", name: "Rita Admin", role: "admin" };

/** Shows a page with what stands around it: an address, a cache without retries, and who is signed in. */
export function showPage(page: ReactNode, { at = "/", user = ada }: { at?: string; user?: User } = {}) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={client}>
      <CurrentUserContext value={user}>
        <MemoryRouter initialEntries={[at]}>
          {page}
          <Address />
        </MemoryRouter>
      </CurrentUserContext>
    </QueryClientProvider>,
  );
  return client;
}

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

/** The address that the page has led to. */
export function shownAddress(): string {
  return screen.getByTestId("address").textContent ?? "";
}
