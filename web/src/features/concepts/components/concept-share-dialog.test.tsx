// @vitest-environment jsdom

import { createConceptShare, listConceptShares, revokeConceptShare } from "@marquee/contracts/http/concepts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idea } from "#testing/campaign-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { ConceptShareDialog } from "./concept-share-dialog.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a link to a concept works for so many days, is shown once, and can be revoked like those to others", async () => {
  const share = {
    id: "shr_1",
    conceptId: idea.id,
    conceptName: idea.name,
    createdAt: "2026-01-07T10:15:00.000Z",
    expiresAt: "2026-02-06T10:15:00.000Z",
  };
  server.answer(listConceptShares, []);
  showPage(<ConceptShareDialog idea={idea} onClose={() => undefined} />);
  expect(await screen.findByRole("dialog", { name: "Share this concept" })).toBeDefined();
  expect(await screen.findByText("No links yet.")).toBeDefined();
  server.answer(createConceptShare, { ...share, url: "https://marquee.example/shared/concepts/secret" });
  server.answer(listConceptShares, [share, { ...share, id: "shr_2", conceptName: null }]);
  await userEvent.selectOptions(screen.getByLabelText("Works for"), "30");
  await userEvent.click(screen.getByRole("button", { name: "Create link" }));
  const link = await screen.findByLabelText<HTMLInputElement>("Link");
  expect(link.value).toBe("https://marquee.example/shared/concepts/secret");
  expect(server.bodies(createConceptShare)).toEqual([{ days: 30 }]);
  expect(await screen.findByText("A deleted concept")).toBeDefined();
  server.answer(revokeConceptShare, undefined);
  server.answer(listConceptShares, []);
  await userEvent.click(
    screen.getByRole("button", { name: (name) => name.startsWith(`Revoke the link to ${idea.name} until `) }),
  );
  expect(await screen.findByText("Link revoked")).toBeDefined();
  expect(await screen.findByText("No links yet.")).toBeDefined();
});
