// @vitest-environment jsdom

import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, StrictMode, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LazyToasts } from "#app/layout/lazy-toasts.tsx";
import { toast } from "#toasts/toast.ts";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

interface Given {
  locked?: boolean;
  children?: ReactNode;
  onClose?: () => void;
}

function Page({ locked = false, children, onClose }: Given) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <main id="content" tabIndex={-1}>
        <button onClick={() => setOpen(true)}>Open</button>
        <input aria-label="Search" />
      </main>
      <LazyToasts />
      {open && (
        <Dialog
          title="Help"
          description="A sentence."
          locked={locked}
          onClose={() => {
            setOpen(false);
            onClose?.();
          }}
        >
          {children ?? "Text"}
        </Dialog>
      )}
    </>
  );
}

const dialog = () => screen.queryByRole("dialog");
const opener = () => screen.getByRole("button", { name: "Open" });
const later = (ms = 40) => new Promise((resolve) => setTimeout(resolve, ms));
const open = () => userEvent.click(opener());

function beside(): HTMLElement {
  const layer = dialog()?.parentElement;
  if (!layer) throw new Error("no dialog");
  return layer;
}

test("a dialog is named by its title and described by its sentence", async () => {
  render(<Page />);
  await open();
  expect(dialog()?.getAttribute("aria-modal")).toBe("true");
  expect(screen.getByRole("dialog", { name: "Help", description: "A sentence." })).toBe(dialog());
});

test("a dialog stays open when effects run twice, as they do in development", async () => {
  const onClose = vi.fn<() => void>();
  render(
    <StrictMode>
      <Page onClose={onClose} />
    </StrictMode>,
  );
  await open();
  await later();
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog()).not.toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await later();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

const waysOut = {
  Escape: () => userEvent.keyboard("{Escape}"),
  "its button": () => userEvent.click(screen.getByRole("button", { name: "Close" })),
  "a click beside it": () => userEvent.click(beside()),
  Back: () => {
    history.back();
    return Promise.resolve();
  },
};

test.each(Object.entries(waysOut))("%s closes it and returns focus", async (_, leave) => {
  render(<Page />);
  await open();
  await later();
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  await leave();
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test.each(Object.entries(waysOut))("%s does not close it during a call", async (_, leave) => {
  const onClose = vi.fn<() => void>();
  render(<Page locked onClose={onClose} />);
  await open();
  await later();
  await leave();
  await later();
  // A second attempt, such as pressing Back repeatedly, does not close it either.
  await leave();
  await later();
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog()).not.toBeNull();
});

test("a closing dialog leaves focus where the user has moved it meanwhile", async () => {
  render(<Page />);
  await open();
  await userEvent.keyboard("{Escape}");
  screen.getByLabelText("Search").focus();
  await later();
  expect(document.activeElement).toBe(screen.getByLabelText("Search"));
});

test("focus goes to the page's content if the opener is gone", async () => {
  function Leaving() {
    const [visible, setVisible] = useState(true);
    return (
      <main id="content" tabIndex={-1}>
        {visible ? <Page onClose={() => setVisible(false)} /> : "Deleted"}
      </main>
    );
  }
  render(<Leaving />);
  await open();
  await userEvent.keyboard("{Escape}");
  await later();
  expect(document.activeElement?.id).toBe("content");
});

test("it starts with the first field, and the page beneath is inert until it closes", async () => {
  render(
    <Page>
      <a href="/elsewhere">Link</a>
      <input aria-label="Name" defaultValue="Old" />
    </Page>,
  );
  await open();
  const name = screen.getByLabelText<HTMLInputElement>("Name");
  expect(document.activeElement).toBe(name);
  expect([name.selectionStart, name.selectionEnd]).toEqual([0, 3]);
  expect(screen.getByLabelText("Search").closest("[inert]")).not.toBeNull();
  expect(name.closest("[inert]")).toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByLabelText("Search").closest("[inert]")).toBeNull();
});

test("a click outside does not discard what was typed; Escape explicitly does", async () => {
  render(
    <Page>
      <input aria-label="Name" />
    </Page>,
  );
  await open();
  await userEvent.keyboard("Spring");
  await userEvent.click(beside());
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Spring");
  await userEvent.keyboard("{Escape}");
  expect(dialog()).toBeNull();
});

test("text selection by dragging may end outside it", async () => {
  render(<Page />);
  await open();
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target: screen.getByText("Text") },
    { target: beside() },
    { keys: "[/MouseLeft]", target: beside() },
  ]);
  expect(dialog()).not.toBeNull();
});

test("of two, the top one is used and closed first, and then focus returns to the other", async () => {
  function Two() {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <button onClick={() => setAsking(true)}>Delete</button>
        {asking && <Dialog title="Sure?" onClose={() => setAsking(false)} />}
      </>
    );
  }
  render(
    <Page>
      <Two />
    </Page>,
  );
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(screen.getByText("A sentence.").closest("[inert]")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Sure?" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete" }));
  await userEvent.keyboard("{Escape}");
  expect(dialog()).toBeNull();
});

test("a toast above it can be answered by pointer and by F8, and its Escape closes nothing else", async () => {
  const stay = vi.fn<() => void>();
  render(<Page />);
  await open();
  toast({ title: "Still there?", durationMs: null, action: { label: "Stay", run: stay } });
  const action = await screen.findByRole("button", { name: "Stay" }, { timeout: 8_000 });
  expect(action.closest("[inert]")).toBeNull();
  await userEvent.keyboard("{F8}");
  expect(dialog()?.contains(document.activeElement)).toBe(false);
  await userEvent.keyboard("{Escape}");
  expect(dialog()).not.toBeNull();
  expect(stay).not.toHaveBeenCalled();
});
