// @vitest-environment jsdom

import { getPublicSettings } from "@marquee/contracts/admin/system";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { Composer, type ComposerHandle } from "./composer.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("while chat is switched off nothing is sent, what was written stays, and it says so", async () => {
  const server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getPublicSettings, {
    ...site,
    flags: { ...site.flags, chat: false },
  });
  const send = vi.fn<(text: string) => boolean>();
  const ref = createRef<ComposerHandle>();
  showPage(
    <Composer ref={ref} loading={false} busy={false} onSend={send} onStop={undefined} stopping={false} />,
  );
  await screen.findByText(/Chat is temporarily unavailable/);
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message to Morgan" });
  await userEvent.type(box, "Hello{Enter}");
  expect(send).not.toHaveBeenCalled();
  expect(box.value).toBe("Hello");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
});

test.each([
  ["a mouse", true],
  ["a touch screen", false],
])("with %s the box has focus on arrival: %s", (_device, fine) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: fine && query === "(pointer: fine)" }));
  showPage(
    <Composer
      ref={createRef<ComposerHandle>()}
      loading
      busy={false}
      onSend={() => true}
      onStop={undefined}
      stopping={false}
    />,
  );
  const box = screen.getByRole("textbox", { name: "Message to Morgan" });
  expect(document.activeElement === box).toBe(fine);
});
