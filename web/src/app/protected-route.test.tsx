// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { BuilderOnly, ProtectedRoute } from "./protected-route.tsx";

const answer = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", answer));
afterEach(() => {
  cleanup();
  answer.mockReset();
  vi.unstubAllGlobals();
});

function SignIn() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function open(path: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/auth" element={<SignIn />} />
          <Route path="*" element={<ProtectedRoute>inside</ProtectedRoute>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const nobody = () =>
  Response.json(
    { code: "unauthenticated", message: "Please sign in to continue.", requestId: "r" },
    { status: 401 },
  );

describe("a protected page", () => {
  test("checks once more before it sends anyone to sign in, and remembers the requested page", async () => {
    answer.mockImplementation(async () => nobody());
    open("/credits?package=2");
    expect(screen.getByText("Verifying authentication...")).toBeDefined();
    await screen.findByText("/auth?next=%2Fcredits%3Fpackage%3D2");
    const asked = answer.mock.calls.filter(([address]) => address === "/api/user");
    expect(asked).toHaveLength(2);
  });

  test("lets in a user whom the second check finds", async () => {
    answer.mockImplementationOnce(async () => nobody());
    answer.mockImplementation(async () => Response.json({ id: "usr_1", name: "Ada" }));
    open("/");
    await screen.findByText("inside");
  });
});

describe("a page for Marquee's developers", () => {
  const show = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <BuilderOnly otherwise="nothing here">the kit</BuilderOnly>
      </QueryClientProvider>,
    );

  test.each([
    [true, "the kit"],
    [false, "nothing here"],
  ])("where the stage says %s there is %s", async (forBuilders, text) => {
    answer.mockImplementation(async () => Response.json({ ...site, forBuilders }));
    show();
    await waitFor(() => expect(answer).toHaveBeenCalled());
    await screen.findByText(text);
  });

  test("does not exist before the stage is known", () => {
    answer.mockImplementation(() => new Promise(() => undefined));
    show();
    expect(screen.getByText("nothing here")).toBeDefined();
  });
});
