// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ApiError } from "#api/http.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { TextField } from "./field.tsx";
import { FieldRows } from "./field-rows.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

interface Offer {
  packages: { name: string }[];
}

const offerSchema = {
  safeParse: (values: unknown) => {
    const { packages } = values as Offer;
    const issues = [
      ...(packages.length === 0 ? [{ path: ["packages"], message: "Add a package." }] : []),
      ...packages.flatMap(({ name }, row) =>
        name === "" ? [{ path: ["packages", row, "name"], message: "Give a name." }] : [],
      ),
    ];
    return issues.length > 0
      ? { success: false as const, error: { issues } }
      : { success: true as const, data: values };
  },
};

function OfferForm({ names, refusals = {} }: { names: string[]; refusals?: Record<string, string[]> }) {
  const form = useHookForm<Offer, unknown>({
    schema: offerSchema,
    initial: { packages: names.map((name) => ({ name })) },
    draftKey: "offer",
    onSubmit: () =>
      form.showServerErrors(new ApiError(400, "Not valid", { code: "validation_failed", fields: refusals })),
  });
  return (
    <form {...form.formProps}>
      <FieldRows
        form={form}
        name="packages"
        empty={{ name: "" }}
        label="Packages"
        noun="Package"
        addLabel="Add package"
      >
        {(path) => <TextField field={form.field(`${path}.name`)} label="Name" />}
      </FieldRows>
      <button type="submit">Send</button>
    </form>
  );
}

const boxes = () => screen.queryAllByRole<HTMLInputElement>("textbox");
const names = () => boxes().map(({ value }) => value);
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const said = () => screen.getByRole("status").textContent;
const focused = () => document.activeElement;
const wrong = () =>
  screen.queryAllByRole("listitem").flatMap((row, index) =>
    within(row)
      .queryAllByRole("alert")
      .map(({ textContent }) => `${index}: ${textContent}`),
  );

test("a new row's first field takes focus, and the count is announced", async () => {
  render(<OfferForm names={["Gold"]} />);
  await userEvent.click(button("Add package"));
  expect(focused()).toBe(boxes()[1]);
  expect(said()).toBe("Package 2 added, 2 in total");
  await userEvent.keyboard("Silver");
  expect(names()).toEqual(["Gold", "Silver"]);
});

test("after a removal, focus is on the next row's remove button, and at last on the add button", async () => {
  render(<OfferForm names={["Gold", "Silver", "Bronze"]} />);
  await userEvent.click(button("Remove package 2"));
  expect(names()).toEqual(["Gold", "Bronze"]);
  expect(said()).toBe("Package 2 removed, 2 left");
  expect(focused()).toBe(button("Remove package 2"));
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["Gold"]);
  expect(focused()).toBe(button("Add package"));
  await userEvent.click(button("Remove package 1"));
  expect(names()).toEqual([]);
  expect(focused()).toBe(button("Add package"));
});

test("rows move by keyboard, keep focus, and remain the same elements", async () => {
  render(<OfferForm names={["Gold", "Silver", "Bronze"]} />);
  const bronze = boxes()[2];
  button("Move package 3 up").focus();
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["Gold", "Bronze", "Silver"]);
  expect(boxes()[1]).toBe(bronze);
  expect(said()).toBe("Package 3 is now number 2 of 3");
  expect(focused()).toBe(button("Move package 2 up"));
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["Bronze", "Gold", "Silver"]);
  expect(button("Move package 1 up").disabled).toBe(true);
  expect(focused()).toBe(button("Move package 1 down"));
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["Gold", "Bronze", "Silver"]);
  expect(button("Move package 3 down").disabled).toBe(true);
});

test("a row's error moves with it, including the server's", async () => {
  render(<OfferForm names={["Gold", "Silver"]} refusals={{ "packages.1.name": ["Taken"] }} />);
  await userEvent.click(button("Send"));
  await expect.poll(wrong).toEqual(["1: Taken"]);
  await userEvent.click(button("Move package 2 up"));
  await expect.poll(wrong).toEqual(["0: Taken"]);
  await userEvent.click(button("Add package"));
  await expect.poll(wrong).toEqual(["0: Taken", "2: Give a name."]);
  await userEvent.click(button("Remove package 2"));
  await expect.poll(wrong).toEqual(["0: Taken", "1: Give a name."]);
  await userEvent.click(button("Remove package 1"));
  await expect.poll(wrong).toEqual(["0: Give a name."]);
});

test("an invalid list says so at the button that adds a row, until it is valid", async () => {
  render(<OfferForm names={[]} />);
  await userEvent.click(button("Send"));
  expect((await screen.findByRole("alert")).textContent).toBe("Add a package.");
  await expect.poll(focused).toBe(button("Add package"));
  await userEvent.click(button("Add package"));
  await expect.poll(wrong).toEqual(["0: Give a name."]);
  expect(screen.queryByText("Add a package.")).toBeNull();
});

test("added and moved rows are in the draft", async () => {
  render(<OfferForm names={["Gold"]} />);
  await userEvent.click(button("Add package"));
  await userEvent.keyboard("Silver");
  await userEvent.click(button("Move package 2 up"));
  cleanup();
  render(<OfferForm names={["Gold"]} />);
  expect(names()).toEqual(["Silver", "Gold"]);
});
