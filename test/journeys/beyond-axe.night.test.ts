import { demoPassword } from "@marquee/seed/content/demo-users";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launch, openPage, picture, visitor } from "../support/browser.ts";
import { signIn } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const pages = [
  "/",
  "/campaigns",
  "/campaigns?tab=templates",
  "/chat",
  "/credits",
  "/profile",
  "/settings",
  "/events",
  "/inquiries",
  "/calendar",
  "/notifications",
];

async function demoBrand(options: Parameters<typeof visitor>[2] = {}) {
  const person = await visitor(browser, inject("url"), options);
  await signIn(person.page, "demo_brand", demoPassword);
  return person;
}

const name = (path: string) => path.replace(/\W+/g, "-");

describe("forced colors", () => {
  it("show the state of switches, tabs, links and buttons without their own colors", async () => {
    const { page, context } = await demoBrand();
    await page.emulateMedia({ forcedColors: "active" });
    await openPage(page, "/settings");
    const looks = await page.getByRole("switch").evaluateAll((switches) =>
      switches.map((element) => {
        const { backgroundColor } = getComputedStyle(element);
        return {
          on: (element as HTMLInputElement).checked,
          enabled: !(element as HTMLInputElement).disabled,
          backgroundColor,
          thumb: getComputedStyle(element, "::before").backgroundColor,
        };
      }),
    );
    const on = looks.find((look) => look.on && look.enabled);
    const off = looks.find((look) => !look.on && look.enabled);
    expect(on?.backgroundColor).not.toBe(off?.backgroundColor);
    for (const { thumb, backgroundColor } of looks) expect(thumb).not.toBe(backgroundColor);

    await openPage(page, "/campaigns");
    await page.getByRole("tab", { selected: true }).waitFor();
    const tabs = await page.getByRole("tab").evaluateAll((all) =>
      all.map((tab) => ({
        selected: tab.getAttribute("aria-selected") === "true",
        line: getComputedStyle(tab).borderBottomColor,
      })),
    );
    const chosen = tabs.filter(({ selected }) => selected).map(({ line }) => line);
    const others = new Set(tabs.filter(({ selected }) => !selected).map(({ line }) => line));
    expect(chosen).toHaveLength(1);
    expect(others.has(chosen[0] ?? "")).toBe(false);

    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const buttons = await page
      .getByRole("main")
      .getByRole("button", { name: /^Generate/ })
      .first()
      .evaluate((button) => getComputedStyle(button).borderTopColor);
    expect(buttons).not.toBe(canvas);

    const current = await page
      .getByRole("navigation", { name: "Main" })
      .locator("[aria-current=page]")
      .evaluate((link) => getComputedStyle(link).outlineStyle);
    expect(current).toBe("solid");
    for (const path of pages) {
      await openPage(page, path);
      await picture(page, `forced-colors${name(path)}`);
    }
    await context.close();
  });
});

describe("a window of 320 by 256 pixels, as at 400 % zoom", () => {
  it("shows every page without sideways scrolling, and everything is reachable", {
    timeout: 180_000,
  }, async () => {
    const { page, context } = await demoBrand({ width: 320 });
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of pages) {
      await openPage(page, path);
      await expectAccessible(page, `${path} at 400 %`);
      await picture(page, `zoom-400${name(path)}`);
      // Sticky elements must leave most of the window to the page; a toast, which another test of the account can
      // cause, goes away by itself and gives way to what is focused.
      const stuck = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll<HTMLElement>("body *")]
          .filter(
            (element) =>
              /sticky|fixed/.test(getComputedStyle(element).position) &&
              element.checkVisibility() &&
              !element.closest("[data-over-dialogs]"),
          )
          .map((element) => ({ box: element.getBoundingClientRect(), is: element.outerHTML.slice(0, 90) }))
          .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight);
        scrollTo(0, document.documentElement.scrollHeight / 2);
        return boxes.map(({ box: { height }, is }) => ({ height, is }));
      });
      const height = stuck.reduce((sum, one) => sum + one.height, 0);
      expect(height, `${path}: ${JSON.stringify(stuck)}`).toBeLessThan(150);
    }
    await openPage(page, "/chat");
    const composer = page.getByRole("textbox", { name: "Message to Morgan" });
    const box = await composer.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 256, JSON.stringify(box)).toBe(true);
    await context.close();
  });

  it("lets a dialog be read and answered", async () => {
    const { page, context } = await demoBrand({ width: 320 });
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, "/credits");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Buy|Select|Get|Choose|Purchase)/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "Confirm your purchase" });
    const pay = dialog.getByRole("button", { name: /^Pay / });
    await pay.focus();
    await pay.scrollIntoViewIfNeeded();
    const box = await pay.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 256).toBe(true);
    await picture(page, "zoom-400-dialog");
    await context.close();
  });
});

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it("the border of every field has a contrast of 3 to 1 with its surroundings", async () => {
    const { page, context } = await demoBrand({ theme });
    const weak: string[] = [];
    for (const path of ["/campaigns", "/profile", "/campaigns?tab=library", "/chat"]) {
      await openPage(page, path);
      if (path === "/campaigns") await page.getByText("Details (optional)").click();
      weak.push(
        ...(await page.evaluate((where) => {
          const rgb = (color: string): [number, number, number, number] => {
            const canvas = document.createElement("canvas");
            canvas.width = canvas.height = 1;
            const context2d = canvas.getContext("2d");
            if (!context2d) throw new Error("no canvas");
            context2d.fillStyle = color;
            context2d.fillRect(0, 0, 1, 1);
            const [r = 0, g = 0, b = 0, a = 0] = context2d.getImageData(0, 0, 1, 1).data;
            return [r, g, b, a];
          };
          const luminance = ([r, g, b]: readonly number[]) => {
            const part = (value = 0) => {
              const share = value / 255;
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            };
            return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
          };
          const backgroundOf = (element: Element | null): [number, number, number, number] => {
            for (let at = element; at; at = at.parentElement) {
              const color = rgb(getComputedStyle(at).backgroundColor);
              if (color[3] > 200) return color;
            }
            return [255, 255, 255, 255];
          };
          const found: string[] = [];
          for (const field of document.querySelectorAll<HTMLElement>(
            "input:not([type=checkbox], [type=radio], [type=file]), textarea, select",
          )) {
            if (!field.checkVisibility() || field.matches(":disabled")) continue;
            // A field without its own border uses its frame's border.
            let framed: HTMLElement | null = field;
            while (framed && Number.parseFloat(getComputedStyle(framed).borderTopWidth) === 0)
              framed = framed.parentElement;
            if (!framed) continue;
            const border = luminance(rgb(getComputedStyle(framed).borderTopColor));
            const around = luminance(backgroundOf(framed.parentElement));
            const ratio = (Math.max(border, around) + 0.05) / (Math.min(border, around) + 0.05);
            if (ratio < 3)
              found.push(
                `${where} ${field.getAttribute("name") ?? field.getAttribute("aria-label")} ${ratio.toFixed(2)}`,
              );
          }
          return found;
        }, path)),
      );
    }
    expect(weak).toEqual([]);
    await context.close();
  });
});

describe("by touch", () => {
  it("fields do not make a phone zoom in, and tap targets are large enough", async () => {
    const { page } = await demoBrand({ width: 390 });
    const state = await page.context().storageState();
    await page.context().close();
    const context = await browser.newContext({
      baseURL: inject("url"),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      storageState: state,
    });
    const phone = await context.newPage();
    const small: string[] = [];
    for (const path of pages) {
      await openPage(phone, path);
      small.push(
        ...(await phone.evaluate((where) => {
          const found: string[] = [];
          for (const field of document.querySelectorAll<HTMLElement>(
            "input:not([type=checkbox], [type=radio], [type=file], [type=color]), textarea, select",
          )) {
            if (field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
              found.push(
                `${where}: the text of ${field.getAttribute("name") ?? field.outerHTML.slice(0, 60)} is small`,
              );
          }
          for (const control of document.querySelectorAll<HTMLElement>(
            "button, [role=tab], [role=switch], select, input:not([type=file])",
          )) {
            if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
            // The tap target of a checkbox or radio is its label.
            const isBox = control.matches("[type=checkbox]:not([role=switch]), [type=radio]");
            const target = isBox ? ((control as HTMLInputElement).labels?.[0] ?? control) : control;
            const { width, height } = target.getBoundingClientRect();
            if (width > 0 && Math.min(width, height) < 24)
              found.push(
                `${where}: "${control.innerText || control.getAttribute("aria-label")}" is ${Math.round(width)} by ${Math.round(height)}`,
              );
          }
          return found;
        }, path)),
      );
    }
    expect(small).toEqual([]);
    await context.close();
  });
});
