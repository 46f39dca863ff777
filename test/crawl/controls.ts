import type { Page } from "playwright-core";

export interface Control {
  /** Identifies a control within a page or layer, across renders. */
  key: string;
  name: string;
  /** Where a link leads. */
  href: string | null;
  kind: "link" | "switch" | "other";
}

/** Where to search for controls: the topmost layer, the page's own content, or the frame around it. */
export type Scope = "layer" | "page" | "frame";

const controls =
  "button, a[href], summary, [role=tab], [role=menuitem], [role=switch], [role=combobox], input[type=checkbox], input[type=radio]";
const layers = "dialog[open], [role=dialog], [role=alertdialog], [popover]:popover-open";

export function layersOpen(page: Page): Promise<number> {
  return page
    .evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)].filter((layer) => layer.checkVisibility()).length,
      layers,
    )
    .catch(() => 0);
}

/** Marks the control with this key for the next click; returns false if it is gone. */
export function mark(page: Page, key: string): Promise<boolean> {
  return page.evaluate(
    ([wanted, controlSelector]) => {
      for (const old of document.querySelectorAll("[data-crawl='target']")) old.removeAttribute("data-crawl");
      const found = [...document.querySelectorAll(controlSelector as string)].find(
        (element) => element.getAttribute("data-crawl-key") === wanted,
      );
      // Click the label of a checkbox or radio that its label draws.
      const label = found instanceof HTMLInputElement ? found.labels?.[0] : undefined;
      (label ?? found)?.setAttribute("data-crawl", "target");
      return found !== undefined;
    },
    [key, controls],
  );
}

/** Lists what can be clicked now, each with a key that stays the same after the next render. */
export function controlsOf(page: Page, scope: Scope): Promise<Control[]> {
  return page.evaluate(
    ([wanted, controlSelector, layerSelector]) => {
      const open = [...document.querySelectorAll(layerSelector as string)].filter((layer) =>
        layer.checkVisibility(),
      );
      const top = open.at(-1);
      const content = document.querySelector("#content") ?? document.querySelector("main") ?? document.body;
      const inScope = (element: Element): boolean => {
        if (wanted === "layer") return top?.contains(element) === true;
        if (open.some((layer) => layer.contains(element))) return false;
        return wanted === "page" ? content.contains(element) : !content.contains(element);
      };
      const seen = new Map<string, number>();
      const found: Control[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(controlSelector as string)) {
        if (!inScope(element) || element.closest("[inert]")) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.matches(":disabled, [aria-disabled=true]")) continue;
        // Skip a link to the current page, the selected tab and the choice that is made: clicking them does nothing.
        if (
          element.matches(
            "[aria-current=page], [role=tab][aria-selected=true], [role$=radio][aria-checked=true]",
          )
        )
          continue;
        // Skip links appear only for keyboard users.
        if (element.getBoundingClientRect().bottom < 0) continue;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
        const name = (element.getAttribute("aria-label") ?? label ?? element.innerText)
          .replace(/\s+/g, " ")
          .trim()
          .slice(0, 80);
        const role = element.getAttribute("role") ?? element.tagName.toLowerCase();
        // Times and counts in a name change during the crawl, and each row of a list adds its own name.
        const same = `${wanted}|${role}|${name.replace(/\d+/g, "#").replace(/: .*/, ": …")}`;
        const nth = seen.get(same) ?? 0;
        seen.set(same, nth + 1);
        // A control that works in three rows, or for three numbers, works in the others too.
        if ((name.includes(": ") || !/[a-z]/i.test(name)) && nth > 2) continue;
        const key = `${same}|${nth}`;
        element.setAttribute("data-crawl-key", key);
        const isSwitch = role === "switch" || element.matches("[type=checkbox]");
        found.push({
          key,
          name,
          href: element.getAttribute("href"),
          kind: isSwitch ? "switch" : role === "a" ? "link" : "other",
        });
      }
      return found;
    },
    [scope, controls, layers],
  );
}
