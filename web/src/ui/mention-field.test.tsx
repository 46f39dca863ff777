// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MentionChoice } from "./mention-field.tsx";
import { ReplyForm } from "./reply-form.tsx";

const sent = vi.fn<(reply: unknown) => void>();
const ask = vi.fn<() => void>();
const people = [
  { id: "ada", name: "Ada Ng", agency: null },
  { id: "ada2", name: "Ada Ng", agency: "Bright Agency" },
  { id: "ben", name: "Ben Ode", agency: null },
];

beforeEach(() => {
  sent.mockReset();
  ask.mockReset();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const show = (choice?: Partial<MentionChoice>) =>
  render(
    <ReplyForm
      label="Message"
      submit="Send"
      draftKey="test"
      mentions={{ people, failed: false, ask, isQuiet: false, ...choice }}
      schema={async () => ({ safeParse: (text) => ({ success: true, data: String(text).trim() }) })}
      reply={{
        isPending: false,
        mutate: (reply, { onSuccess }) => {
          sent(reply);
          onSuccess();
        },
      }}
    />,
  );
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "")?.textContent;
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

test("an @ offers people, arrow keys go round, Enter takes one, and the message says whom it mentions", async () => {
  show();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.type(box(), "Please @");
  expect(ask).toHaveBeenCalled();
  expect(options()).toEqual(["Ada Ng", "Ada NgBright Agency", "Ben Ode"]);
  expect(active()).toBe("Ada Ng");
  await userEvent.keyboard("{ArrowUp}");
  expect(active()).toBe("Ben Ode");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(box().value).toBe("Please @Ada Ng ");
  expect(options()).toEqual([]);
  expect(screen.getByText("Ada Ng will be notified.")).toBeDefined();
  await userEvent.type(box(), "and @be{Tab}have a look");
  expect(box().value).toBe("Please @Ada Ng and @Ben Ode have a look");
  expect(screen.getByText("Ada Ng and Ben Ode will be notified.")).toBeDefined();
  await send();
  expect(sent).toHaveBeenCalledWith({
    message: "Please @Ada Ng and @Ben Ode have a look",
    mentions: ["ada2", "ben"],
  });
});

test("Escape closes the list, Enter is then a new line, and what is typed after it opens no list again", async () => {
  show();
  await userEvent.type(box(), "@be");
  expect(options()).toEqual(["Ben Ode"]);
  await userEvent.keyboard("{Escape}");
  expect(options()).toEqual([]);
  await userEvent.keyboard("n{Enter}");
  expect([box().value, options()]).toEqual(["@ben\n", []]);
  await userEvent.keyboard("@");
  expect(options()).toHaveLength(3);
});

test("a pointer chooses too, and the text keeps the focus and the rest of what was written", async () => {
  show();
  await userEvent.type(box(), "@B, please");
  box().setSelectionRange(2, 2);
  await userEvent.keyboard("{Shift}");
  await userEvent.pointer({ target: box(), offset: 2, keys: "[MouseLeft]" });
  await userEvent.click(await screen.findByRole("option", { name: "Ben Ode" }));
  expect(box().value).toBe("@Ben Ode , please");
  expect(document.activeElement).toBe(box());
});

test("a name that is written out, or comes back with a draft, is a mention; one of several people is not", async () => {
  show();
  await userEvent.type(box(), "@Ben Ode and @Ada Ng ");
  expect(options()).toEqual([]);
  expect(screen.getByText("Ben Ode will be notified.")).toBeDefined();
  await send();
  expect(sent).toHaveBeenCalledWith({ message: "@Ben Ode and @Ada Ng", mentions: ["ben"] });
});

test("while people load, and when they don't, the place says so", async () => {
  const { unmount } = show({ people: undefined });
  await userEvent.type(box(), "@");
  expect(screen.getAllByText("Loading people…").length).toBeGreaterThan(0);
  unmount();
  localStorage.clear();
  show({ people: undefined, failed: true });
  await userEvent.type(box(), "@");
  expect(screen.getAllByText("The people on your side didn’t load.").length).toBeGreaterThan(0);
});

test("whoever is alone sees nothing of it, and a message with an @ goes out as it is", async () => {
  show({ people: [], isQuiet: true });
  await userEvent.type(box(), "@Ben Ode");
  expect([options(), box().getAttribute("aria-haspopup")]).toEqual([[], null]);
  expect(screen.queryByText(/mention/)).toBeNull();
  await send();
  expect(sent).toHaveBeenCalledWith({ message: "@Ben Ode" });
});

test("whoever is alone hears of nobody while nobody is found yet", async () => {
  show({ people: undefined, isQuiet: true });
  await userEvent.type(box(), "@");
  expect(ask).toHaveBeenCalled();
  expect(screen.queryByText("Loading people…")).toBeNull();
});

test("whoever is alone with an agency mentions its people", async () => {
  show({ people: [{ id: "ada", name: "Ada Ng", agency: "Bright Agency" }], isQuiet: true });
  expect(screen.queryByText(/mention/)).toBeNull();
  await userEvent.type(box(), "@a{Enter}please look");
  expect(screen.getByText("Ada Ng will be notified.")).toBeDefined();
  await send();
  expect(sent).toHaveBeenCalledWith({ message: "@Ada Ng please look", mentions: ["ada"] });
});
