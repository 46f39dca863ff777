// @vitest-environment jsdom

import { afterEach, expect, test } from "vitest";
import { meantKey } from "./meant-key.ts";

afterEach(() => document.body.replaceChildren());

const press = (init: KeyboardEventInit & { keyCode?: number }) =>
  new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });

test.each(["Enter", "Escape", "k", "ArrowDown"])("%s is meant unless an input method uses it", (key) => {
  expect(meantKey(press({ key }))).toBe(key);
  expect(meantKey(press({ key, isComposing: true }))).toBe("");
  // Safari ends the composition first.
  expect(meantKey(press({ key, keyCode: 229 }))).toBe("");
});

test("the Enter that ends a composition sends no form", () => {
  const field = document.createElement("input");
  document.body.append(field);
  for (const [init, isKept] of [
    [{ key: "Enter" }, false],
    [{ key: "Enter", keyCode: 229 }, true],
    [{ key: "Enter", isComposing: true }, true],
    [{ key: "a", isComposing: true }, false],
  ] as const) {
    const event = press(init);
    field.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isKept);
  }
});
