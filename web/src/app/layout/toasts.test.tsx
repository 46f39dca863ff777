// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { closeToast, closeToastOf, leaveToasts, toast, toastBehind, visibleToast } from "#toasts/toast.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ToastRegion } from "./toast-region.tsx";

afterEach(() => {
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
});

test("one toast is visible at a time, the newest", () => {
  toast({ title: "first" });
  toast({ title: "second" });
  expect(visibleToast()?.title).toBe("second");
  closeToast(visibleToast()?.id ?? 0);
  expect(visibleToast()).toBeUndefined();
});

test("a persistent one returns when the newer is gone, and only once", () => {
  toast({ title: "lost", durationMs: null, key: "connection-lost" });
  toast({ title: "lost", durationMs: null, key: "connection-lost" });
  toast({ title: "saved" });
  closeToast(visibleToast()?.id ?? 0);
  expect(visibleToast()?.title).toBe("lost");
  closeToastOf("connection-lost");
  expect(visibleToast()).toBeUndefined();
});

test("one shown behind appears when the current one is gone, and is replaced by the next", () => {
  toast({ title: "paid" });
  toastBehind({ title: "connected" });
  expect(visibleToast()?.title).toBe("paid");
  closeToast(visibleToast()?.id ?? 0);
  expect(visibleToast()?.title).toBe("connected");
  toast({ title: "saved" });
  closeToast(visibleToast()?.id ?? 0);
  expect(visibleToast()).toBeUndefined();
});

test("what went well on the page before is gone on the next one, once it could be read", () => {
  const clock = vi.spyOn(Date, "now");
  const startedAtMs = Date.now();
  const left = (message: Parameters<typeof toast>[0], afterMs: number) => {
    clock.mockReturnValue(startedAtMs);
    toast(message);
    clock.mockReturnValue(startedAtMs + afterMs);
    leaveToasts();
    const title = visibleToast()?.title;
    closeToast(visibleToast()?.id ?? 0);
    return title;
  };
  expect(left({ title: "saved", variant: "success" }, 5_000)).toBeUndefined();
  expect(left({ title: "sent as the page was left", variant: "success" }, 500)).toBe(
    "sent as the page was left",
  );
  expect(left({ title: "failed", variant: "destructive" }, 5_000)).toBe("failed");
  const action = { label: "Undo", run: () => undefined };
  expect(left({ title: "deleted", variant: "success", action }, 5_000)).toBe("deleted");
  expect(left({ title: "paid", variant: "success", durationMs: null }, 5_000)).toBe("paid");
});

const heightPx = 120;
const paddingPx = 32;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("stays within the window when it is the page's first and what has the focus fills the upper half", async () => {
  // The region is as high as its content.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.matches("[data-in-use]")) return new DOMRect(0, 0, innerWidth, innerHeight / 2);
    return new DOMRect(0, 0, 416, paddingPx + heightPx);
  });
  // The region appears with the first toast.
  toast({ title: "2 campaigns archived" });
  render(
    <>
      <button type="button" data-in-use>
        In use
      </button>
      <ToastRegion />
    </>,
  );
  screen.getByRole("button", { name: "In use" }).focus();
  const region = (await screen.findByText("2 campaigns archived")).closest("li");
  expect(region?.style.top).toBe(`${innerHeight - heightPx - paddingPx}px`);
});

it("keeps what the user did not just do behind an open dialog, but not the dialog's own", async () => {
  const view = (open: boolean) => (
    <>
      {open && (
        <Dialog title="Accept these terms?" onClose={() => undefined}>
          Terms
        </Dialog>
      )}
      <ToastRegion />
    </>
  );
  const { rerender } = render(view(true));
  toastBehind({ title: "Connection lost", durationMs: null });
  act(() => void toast({ title: "Couldn't accept" }));
  await screen.findByText("Couldn't accept");
  act(() => closeToast(visibleToast()?.id ?? 0));
  await waitFor(() => expect(screen.queryByText("Couldn't accept")).toBeNull());
  expect(screen.queryByText("Connection lost")).toBeNull();
  rerender(view(false));
  await screen.findByText("Connection lost");
  rerender(view(true));
  await waitFor(() => expect(screen.queryByText("Connection lost")).toBeNull());
});

describe("the region", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <>
        <button type="button">Save</button>
        <ToastRegion />
      </>,
    );
    pass(100);
  });
  afterEach(() => vi.useRealTimers());

  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const show = (message: Parameters<typeof toast>[0]) => {
    act(() => void toast(message));
    pass(0);
  };
  const region = () => screen.getByRole("region", { name: "Notifications (F8)" });
  const isShown = () => screen.queryByText("Saved") !== null;

  test("is there before its first toast, says failures at once and all else when there is a pause", () => {
    show({ title: "Saved" });
    expect(screen.getByText("Saved").closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
    show({ title: "Not saved", variant: "destructive" });
    expect(screen.getByText("Not saved").closest("[aria-live]")?.getAttribute("aria-live")).toBe("assertive");
  });

  test("lets a toast go after five seconds, and one that must be answered never", () => {
    show({ title: "Saved" });
    pass(4_900);
    expect(isShown()).toBe(true);
    pass(200);
    expect(isShown()).toBe(false);
    show({ title: "Saved", durationMs: null });
    pass(600_000);
    expect(isShown()).toBe(true);
  });

  test.each([
    [
      "the pointer has moved on it",
      () => {
        fireEvent.pointerMove(region(), { clientX: 900, clientY: 80 });
        fireEvent.pointerMove(region(), { clientX: 901, clientY: 80 });
      },
      () => fireEvent.pointerLeave(region()),
    ],
    ["focus is in it", () => fireEvent.focusIn(region()), () => fireEvent.focusOut(region())],
    ["the window is left", () => fireEvent.blur(window), () => fireEvent.focus(window)],
  ])("time stands still while %s", (_when, hold, release) => {
    show({ title: "Saved" });
    pass(4_000);
    hold();
    pass(60_000);
    expect(isShown()).toBe(true);
    release();
    pass(900);
    expect(isShown()).toBe(true);
    pass(200);
    expect(isShown()).toBe(false);
  });

  test("time goes on while it covers a pointer that rests, such as over the button of the next step", () => {
    show({ title: "Saved" });
    fireEvent.pointerEnter(region(), { clientX: 900, clientY: 80 });
    fireEvent.pointerMove(region(), { clientX: 900, clientY: 80 });
    fireEvent.pointerMove(region(), { clientX: 900, clientY: 80 });
    pass(5_100);
    expect(isShown()).toBe(false);
  });

  test("F8 moves focus there, and Escape closes the toast and gives focus back", () => {
    const button = screen.getByRole("button", { name: "Save" });
    button.focus();
    show({ title: "Saved" });
    fireEvent.keyDown(button, { key: "F8" });
    expect(document.activeElement?.textContent).toContain("Saved");
    fireEvent.keyDown(document.activeElement ?? button, { key: "Escape" });
    pass(0);
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  test("a long swipe to the right closes a toast, a short one and one to the left do not", () => {
    show({ title: "Saved" });
    const swipe = (px: number) => {
      const card = screen.getByText("Saved");
      fireEvent.pointerDown(card, { button: 0, clientX: 200, clientY: 10 });
      fireEvent.pointerMove(card, { clientX: 200 + px, clientY: 12 });
      fireEvent.pointerUp(card, { clientX: 200 + px, clientY: 12 });
      // A click could still follow.
      pass(100);
    };
    swipe(-90);
    swipe(30);
    expect(isShown()).toBe(true);
    swipe(90);
    expect(isShown()).toBe(false);
  });

  test("an action runs once and closes its toast", () => {
    const run = vi.fn<() => void>();
    show({ title: "Saved", action: { label: "Undo", run } });
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    pass(0);
    expect(run).toHaveBeenCalledOnce();
    expect(isShown()).toBe(false);
  });
});
