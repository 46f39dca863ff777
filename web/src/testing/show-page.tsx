import type { User } from "@marquee/contracts/account/auth";
import { type QueryClient, QueryClientProvider, skipToken, useQuery } from "@tanstack/react-query";
import { configure, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { createQueryClient } from "#api/query.ts";
import { CurrentUserContext, currentUserKey } from "#api/session.ts";
import { ada } from "./fake-server.ts";

// When every core is busy, a page takes longer than the default of one second.
configure({ asyncUtilTimeout: 5_000 });

/** For component tests: a signed-in admin. */
export const rita: User = {
  ...ada,
  id: "usr_admin",
  accountId: "usr_admin",
  username: "rita",
  name: "Rita Admin",
  role: "admin",
};

/**
 * Renders a page with its surroundings: an address, a cache without retries (a new one unless given), and the
 * signed-in user, if any.
 */
export function showPage(
  page: ReactNode,
  {
    at = "/",
    user = ada,
    client = createQueryClient(),
  }: { at?: string; user?: User | null; client?: QueryClient } = {},
) {
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  if (user) client.setQueryData(currentUserKey, user);
  history.replaceState(null, "", at);
  render(
    <QueryClientProvider client={client}>
      <SignedIn as={user}>
        <BrowserRouter>
          {page}
          <Address />
        </BrowserRouter>
      </SignedIn>
    </QueryClientProvider>,
  );
  return client;
}

/**
 * Like the layout: the cached user is the one signed in. When nobody is signed in anymore, the layout removes the
 * page; here it stays, so that a test can see where it led.
 */
function SignedIn({ as, children }: { as: User | null; children: ReactNode }) {
  const { data } = useQuery<User | null>({ queryKey: currentUserKey, queryFn: skipToken });
  return <CurrentUserContext value={data ?? as}>{children}</CurrentUserContext>;
}

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

/** The current address. */
export function shownAddress(): string {
  return screen.getByTestId("address").textContent ?? "";
}
