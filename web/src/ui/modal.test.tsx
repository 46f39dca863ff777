// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Modal } from "./modal.tsx";

beforeEach(() => {
  // As a browser does it: closing tells about it in a task of its own.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };
});

afterEach(cleanup);

function Opened({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(true);
  return open ? (
    <Modal
      title="Help"
      onClose={() => {
        setOpen(false);
        onClose();
      }}
    >
      Text
    </Modal>
  ) : null;
}

const later = () => new Promise((resolve) => setTimeout(resolve, 20));

test("a dialog stays open when effects run twice, as they do in development", async () => {
  const onClose = vi.fn<() => void>();
  render(
    <StrictMode>
      <Opened onClose={onClose} />
    </StrictMode>,
  );
  await later();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLDialogElement>("dialog").open).toBe(true);

  screen.getByRole("button", { name: "Close" }).click();
  await later();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});
