// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHookForm } from "#forms/hook-form.ts";
import { TagField } from "./tag-field.tsx";

afterEach(cleanup);
beforeEach(() => sent.mockReset());

const sent = vi.fn<(output: unknown) => void>();

function GoalsForm({ goals = [], disabled = false }: { goals?: string[]; disabled?: boolean }) {
  const form = useHookForm({
    schema: {
      safeParse: (values: unknown) => {
        const long = (values as { goals: string[] }).goals.findIndex((goal) => goal.length > 10);
        return long < 0
          ? { success: true as const, data: values }
          : { success: false as const, error: { issues: [{ path: ["goals", long], message: "Too long" }] } };
      },
    },
    initial: { goals },
    onSubmit: sent,
  });
  return (
    <form {...form.formProps}>
      <TagField field={form.field("goals")} label="Goals" hint="One by one" disabled={disabled} />
      <button type="submit">Send</button>
      <button type="button" onClick={form.draft.discard}>
        Set back
      </button>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Goals" });
const entries = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const said = () => screen.getByRole("status").textContent;
const removes = (entry: string) => screen.getByRole<HTMLButtonElement>("button", { name: `Remove ${entry}` });

test("Enter and comma add what was typed, and Enter in the empty field submits the form", async () => {
  render(<GoalsForm />);
  await userEvent.type(input(), " Leads {Enter}");
  expect(entries()).toEqual(["Leads"]);
  expect(said()).toBe("Leads added, 1 in total");
  await userEvent.type(input(), "Reach, Sales");
  expect(entries()).toEqual(["Leads", "Reach"]);
  expect(input().value).toBe("Sales");
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.poll(() => sent.mock.calls[0]?.[0]).toEqual({ goals: ["Leads", "Reach", "Sales"] });
});

test("a pasted list is split at commas and lines, without duplicates", async () => {
  render(<GoalsForm goals={["Leads"]} />);
  await userEvent.click(input());
  await userEvent.paste("Reach, leads,,Sales\nTalks\n");
  expect(entries()).toEqual(["Leads", "Reach", "Sales", "Talks"]);
  expect(said()).toBe("Reach, Sales, Talks added, 4 in total");
  await userEvent.type(input(), "SALES{Enter}");
  expect(entries()).toHaveLength(4);
  expect(said()).toBe("SALES is already in the list");
  await userEvent.paste("one entry");
  expect(input().value).toBe("one entry");
});

test("Backspace removes the last entry only from the empty field", async () => {
  render(<GoalsForm goals={["Leads", "Reach"]} />);
  await userEvent.type(input(), "ab{Backspace}{Backspace}");
  expect(entries()).toEqual(["Leads", "Reach"]);
  await userEvent.keyboard("{Backspace}");
  expect(entries()).toEqual(["Leads"]);
  expect(said()).toBe("Reach removed, 1 left");
  expect(document.activeElement).toBe(input());
});

test("each entry has a button that removes it, and focus stays among them", async () => {
  render(<GoalsForm goals={["Leads", "Reach", "Sales"]} />);
  expect(screen.getByRole("list")).toBeDefined();
  removes("Reach").focus();
  await userEvent.keyboard("{Enter}");
  expect(entries()).toEqual(["Leads", "Sales"]);
  expect(document.activeElement).toBe(removes("Sales"));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(removes("Leads"));
  await userEvent.keyboard(" ");
  expect(entries()).toEqual([]);
  expect(document.activeElement).toBe(input());
});

test("text still being typed is included when the form is sent, and becomes an entry when the field is left", async () => {
  render(<GoalsForm />);
  await userEvent.type(input(), "Leads");
  fireEvent.submit(input());
  await expect.poll(() => sent.mock.calls[0]?.[0]).toEqual({ goals: ["Leads"] });
  expect(entries()).toEqual([]);
  await userEvent.tab();
  await expect.poll(entries).toEqual(["Leads"]);
  expect(input().value).toBe("");
});

test("nothing moves under a pointer that leaves the field: the entry is added after the click", async () => {
  const user = userEvent.setup();
  render(<GoalsForm />);
  await user.type(input(), "Leads");
  await user.pointer({ keys: "[MouseLeft>]", target: screen.getByRole("button", { name: "Send" }) });
  expect(document.activeElement).not.toBe(input());
  expect(entries()).toEqual([]);
  await user.pointer({ keys: "[/MouseLeft]", target: screen.getByRole("button", { name: "Send" }) });
  await expect.poll(() => sent.mock.calls[0]?.[0]).toEqual({ goals: ["Leads"] });
  await expect.poll(entries).toEqual(["Leads"]);
});

test("text being typed is cleared with the rest when the form is reset", async () => {
  render(<GoalsForm goals={["Leads"]} />);
  await userEvent.type(input(), "Re");
  fireEvent.click(screen.getByRole("button", { name: "Set back" }));
  expect(entries()).toEqual(["Leads"]);
  expect(input().value).toBe("");
});

test("an entry's error is shown at the field, which takes focus", async () => {
  render(<GoalsForm goals={["Leads", "far too long a goal"]} />);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Too long");
  await expect.poll(() => document.activeElement).toBe(input());
  await userEvent.keyboard("{Backspace}");
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

test("a disabled one can be neither typed into nor emptied", () => {
  render(<GoalsForm goals={["Leads"]} disabled />);
  expect(input().disabled).toBe(true);
  expect(removes("Leads").disabled).toBe(true);
});
