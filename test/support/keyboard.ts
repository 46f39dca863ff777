import type { BrowserContext, Page } from "playwright-core";
import { eventually } from "./browser.ts";

/** A user with only a keyboard; counts how often Tab is pressed. */
export class Keyboard {
  tabs = 0;
  readonly steps: Record<string, number> = {};
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab until the control with this name has the focus. Focus must never be lost on the way. */
  async to(name: RegExp, most = 30): Promise<void> {
    for (let pressed = 0; pressed <= most; pressed++) {
      if (name.test(await this.focusedName())) return;
      await this.page.keyboard.press("Tab");
      this.tabs++;
    }
    throw new Error(
      `${name} was not reached with ${most} Tabs; the last focus was on ${await this.focusedName()}`,
    );
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** The focused element's name; empty if the page as a whole has the focus. */
  focusedName(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body) return "";
      const labelled = (element.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ")
        .trim();
      const label = (element as HTMLInputElement).labels?.[0]?.innerText;
      return (element.getAttribute("aria-label") ?? (labelled || label) ?? element.innerText ?? "").trim();
    });
  }

  /** Ends a step: records its Tabs and checks that some element has the focus. */
  async done(step: string): Promise<void> {
    this.steps[step] = this.tabs - Object.values(this.steps).reduce((sum, count) => sum + count, 0);
    await eventually(`the focus is somewhere after "${step}"`, () =>
      this.page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
    );
  }
}

/** Counts pointer presses on every page. */
export async function countPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0;
  await context.exposeFunction("pressedHere", () => presses++);
  await context.addInitScript(() => {
    const { pressedHere } = window as unknown as { pressedHere: () => void };
    addEventListener("pointerdown", (event) => event.isTrusted && pressedHere(), true);
  });
  return () => presses;
}
