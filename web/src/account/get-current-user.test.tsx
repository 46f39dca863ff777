// @vitest-environment jsdom
import { getCurrentUser } from "@marquee/contracts/account/auth";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OtherTabs, tellOtherTabs } from "#account/other-tabs.ts";
import { call } from "#api/http.ts";
import { createQueryClient } from "#api/query.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { useCurrentUser } from "../api/session.ts";
import { currentUserQuery } from "./get-current-user.ts";
import { SignedInAs } from "./signed-in-as.tsx";

const bob = { ...ada, id: "usr_bob", accountId: "usr_bob", name: "Bob Second", username: "bob" };
const reload = vi.fn<() => void>();
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("location", { reload });
  server.answer(getCurrentUser, ada);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  reload.mockClear();
});

/** A tab that shows the signed-in user. */
function Tab() {
  const { data: user } = useQuery(currentUserQuery);
  if (!user) return null;
  return (
    <SignedInAs user={user}>
      <Name />
    </SignedInAs>
  );
}

function Name() {
  const { name } = useCurrentUser();
  return <p>{name}</p>;
}

async function openTab() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <OtherTabs />
      <Tab />
    </QueryClientProvider>,
  );
  await screen.findByText(ada.name);
  return client;
}

/** What `tellOtherTabs` does in another tab of this browser. */
function anotherTabTells() {
  const channel = new BroadcastChannel("marquee-changes");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
  channel.postMessage(["getCurrentUser"]);
  channel.close();
}

test("a tab is loaded anew once somebody else has signed in in another tab", async () => {
  await openTab();
  server.answer(getCurrentUser, bob);
  anotherTabTells();
  await waitFor(() => expect(reload).toHaveBeenCalled());
  // Until then it shows whom it acts as: its calls still name that account.
  expect(screen.queryByText(bob.name)).toBeNull();
});

test("a tab does not hear what it tells the others", async () => {
  await openTab();
  server.answer(getCurrentUser, bob);
  tellOtherTabs("getCurrentUser");
  // Arrives after what was told, had the tab heard it.
  const heard = new Promise((resolve) => {
    const channel = new BroadcastChannel("marquee-changes");
    channel.addEventListener("message", () => resolve(channel.close()));
  });
  tellOtherTabs("getCurrentUser");
  await heard;
  expect(server.count(getCurrentUser)).toBe(1);
  expect(reload).not.toHaveBeenCalled();
});

test("a tab that heard nothing finds out by the first call that is refused", async () => {
  const client = await openTab();
  server.answer(getCurrentUser, bob);
  server.refuse(getCreditBalance, "other_account");
  const asked = client.fetchQuery({
    queryKey: ["getCreditBalance"],
    queryFn: () => call(getCreditBalance, {}),
  });
  await expect(asked).rejects.toMatchObject({ code: "other_account" });
  await waitFor(() => expect(reload).toHaveBeenCalled());
});

test("a tab stays as it is while the same user is signed in", async () => {
  const client = await openTab();
  server.answer(getCurrentUser, { ...ada, name: "Ada Renamed" });
  anotherTabTells();
  await screen.findByText("Ada Renamed");
  expect(reload).not.toHaveBeenCalled();
  expect(client.getQueryData(currentUserQuery.queryKey)?.id).toBe(ada.id);
});
