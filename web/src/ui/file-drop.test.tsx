// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileDrop } from "./file-drop.tsx";

afterEach(cleanup);
beforeEach(() => {
  onFile.mockReset();
  onCancel.mockReset();
});

const onFile = vi.fn<(file: File) => void>();
const onCancel = vi.fn<() => void>();
const pdf = new File(["%PDF"], "terms.pdf", { type: "application/pdf" });
const text = new File(["hello"], "terms.txt", { type: "text/plain" });

function show(props: Partial<ComponentProps<typeof FileDrop>> = {}) {
  cleanup();
  render(
    <FileDrop
      label="Terms file"
      button="Choose a file"
      hint="PDF"
      accept={["application/pdf"]}
      refusalOf={async ({ type }) => (type === "application/pdf" ? undefined : "Choose a PDF")}
      onFile={onFile}
      progress={null}
      onCancel={onCancel}
      {...props}
    />,
  );
}

const choose = () => screen.getByRole("button", { name: "Choose a file" });
const transfer = (...files: File[]) => ({ files, types: ["Files"], dropEffect: "" });
const refusals = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

test("accepts a file that is chosen, dropped or pasted", async () => {
  show();
  await userEvent.upload(screen.getByLabelText("Terms file"), pdf);
  fireEvent.drop(choose(), { dataTransfer: transfer(pdf) });
  fireEvent.paste(choose(), { clipboardData: transfer(pdf) });
  await expect.poll(() => onFile.mock.calls).toEqual([[pdf], [pdf], [pdf]]);
  fireEvent.paste(choose(), { clipboardData: { files: [], getData: () => "words" } });
  await act(async () => undefined);
  expect(onFile).toHaveBeenCalledTimes(3);
});

test("its button opens the file picker from the keyboard", async () => {
  show();
  const picker = vi.spyOn(screen.getByLabelText("Terms file"), "click");
  await userEvent.tab();
  expect(document.activeElement).toBe(choose());
  await userEvent.keyboard("{Enter}");
  expect(picker).toHaveBeenCalledOnce();
});

test("refuses a file before it is passed on, and clears the refusal with the next one", async () => {
  show();
  fireEvent.drop(choose(), { dataTransfer: transfer(text) });
  await expect.poll(refusals).toEqual(["Choose a PDF"]);
  expect(onFile).not.toHaveBeenCalled();
  fireEvent.drop(choose(), { dataTransfer: transfer(pdf) });
  await expect.poll(refusals).toEqual([]);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(pdf);
});

test("accepts a drag only if it contains files that it can take", async () => {
  const over = (types: string[]) => {
    const event = createEvent.dragOver(choose(), { dataTransfer: { types, dropEffect: "" } });
    fireEvent(choose(), event);
    return event.defaultPrevented;
  };
  show();
  expect(over(["text/plain"])).toBe(false);
  expect(over(["Files"])).toBe(true);
  show({ disabled: true });
  fireEvent.drop(screen.getByLabelText("Terms file"), { dataTransfer: transfer(pdf) });
  await act(async () => undefined);
  expect(onFile).not.toHaveBeenCalled();
});

test("during an upload it shows progress, accepts no other file, and can be canceled until all is sent", async () => {
  show({ progress: 0.4, progressText: "Sending the terms" });
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Upload" }).value).toBe(0.4);
  expect(screen.getByText("Sending the terms")).toBeDefined();
  fireEvent.drop(choose(), { dataTransfer: transfer(pdf) });
  await act(async () => undefined);
  expect(onFile).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(choose());
  show({ progress: 1 });
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("says why the last file was not accepted", () => {
  show({ error: "We couldn't use this file." });
  expect(refusals()).toEqual(["We couldn't use this file."]);
});
