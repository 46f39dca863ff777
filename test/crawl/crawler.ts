import type { Page, Request } from "playwright-core";
import { type Control, controlsOf, hrefOf, layersOpen, mark, type Scope } from "./controls.ts";

/** What a crawl did and what it found; `problems` is empty for a product without dead controls. */
export interface CrawlReport {
  pages: number;
  clicks: number;
  /** Dialogs, menus and panels that were opened, by where. */
  layers: string[];
  problems: string[];
}

/** Ends the wait for a dead control only; one that works ends it itself, on a busy machine later than on an idle one. */
const effectWithinMs = 5_000;
/** The same for a control that something lies over, and for the first try, after which what lies there is looked at. */
const clickWithinMs = 30_000;
const firstTryWithinMs = 5_000;
/** The same for what was asked for: a dialog whose code comes late must not open in the midst of the next click. */
const answeredWithinMs = 30_000;
const layerMustStayMs = 500;
/** A list within a dialog, and a dialog that asks about what was typed, take one each. */
const escapesMax = 4;
/** Ends the wait for a layer that stays, as a list in a dialog is meant to when it was closed already. */
const escapeWithinMs = 1_500;
const depthMax = 3;
/** More on one page means that clicking makes new ones without end. */
const controlsMax = 250;

/**
 * What the crawl leaves alone: it would end the session, spend money, or take away what the next click needs. Journeys
 * of their own do these things.
 */
const leftAlone =
  /log ?out|^copied|sign out|^delete|revoke|suspend|turn off|^refund|^pay\b|^approve|^reject|retry all|^replay|apply again|redrive|^remove|^disable|^book |^revert|reload|check ledger|run check|continue with google/i;

/** What Playwright tried last before it gave up, such as "… intercepts pointer events". */
function lastReason(error: unknown): string {
  const [message, ...log] = String(error).split("\n");
  return (
    log.findLast((line) => /intercepts|inert|not (visible|enabled|stable)|outside/.test(line))?.trim() ??
    `${message}`
  );
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/**
 * Clicks every control of a page and of each layer that one opens, once. A control must do something: change the page,
 * the address or the focus, ask the server, or save a file. A layer must stay open until it is closed, and Escape must
 * close it.
 */
export class Crawler {
  readonly report: CrawlReport = { pages: 0, clicks: 0, layers: [], problems: [] };
  private requests = 0;
  private readonly waiting = new Set<Request>();
  private side = 0;
  private readonly page: Page;
  private readonly who: string;
  private readonly done: Set<string>;

  /** @param done What others have clicked already, by place; it grows. Nobody clicks the same place twice. */
  constructor(page: Page, who: string, done = new Set<string>()) {
    this.page = page;
    this.who = who;
    this.done = done;
    page.on("request", (request) => {
      this.requests++;
      this.waiting.add(request);
    });
    page.on("requestfinished", (request) => this.waiting.delete(request));
    page.on("requestfailed", (request) => this.waiting.delete(request));
    page.on("download", () => this.side++);
    // It is asked for outside of the page, where nothing changes.
    page.on("filechooser", () => this.side++);
    page.on("popup", (popup) => {
      this.side++;
      void popup.close();
    });
  }

  /** Has to run before the first page is opened: it counts what changes from inside. */
  async prepare(): Promise<void> {
    await this.page.addInitScript(() => {
      const counted = window as unknown as { changes: number };
      counted.changes = 0;
      const ignored = new Set(["data-tips", "data-crawl", "data-crawl-key"]);
      new MutationObserver((records) => {
        if (records.some(({ attributeName }) => !ignored.has(attributeName ?? ""))) counted.changes++;
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      document.addEventListener("focusin", ({ target }) => {
        // What was clicked has the focus anyway.
        if (!(target as Element).closest("[data-crawl]")) counted.changes++;
      });
      // Leaving by a form or a file is an effect too, and must not end the crawl.
      window.print = () => counted.changes++;
    });
  }

  /** Opens a page and clicks everything in its content, and in the frame around it where asked. */
  async crawl(path: string, { frame = false } = {}): Promise<void> {
    this.report.pages++;
    await this.open(path);
    if (frame) {
      await this.clickAll("frame", path);
      await this.open(path);
    }
    await this.clickAll("page", path);
  }

  private async open(path: string): Promise<void> {
    // What the page before still asked for is never answered.
    this.waiting.clear();
    await this.page.goto(path);
    await this.page.getByRole("heading").first().waitFor();
    await this.settled();
  }

  /** Waits until everything asked for is answered and the page, unless it never rests, has not changed for a moment. */
  private async settled(quietMs = 120, atMostMs = 2_000): Promise<void> {
    const startedMs = performance.now();
    const passedMs = () => performance.now() - startedMs;
    let before = -1;
    while (passedMs() < atMostMs || (this.waiting.size > 0 && passedMs() < answeredWithinMs)) {
      const now = await this.changes();
      if (
        now === before &&
        this.waiting.size === 0 &&
        (await this.page.locator("[aria-busy=true], [data-skeleton]").count()) === 0
      )
        return;
      before = now;
      await this.page.waitForTimeout(quietMs);
    }
  }

  private changes(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { changes: number }).changes).catch(() => -2);
  }

  /**
   * Clicks what was not clicked yet, with so many layers open. Within a layer it ends early, with `closed`, when a control
   * closes the layer. A layer that opens late, as on a busy machine, is looked at as soon as it is there.
   */
  private async clickAll(
    scope: Scope,
    where: string,
    clicked = new Set<string>(),
    open = 0,
  ): Promise<"finished" | "closed"> {
    let last: Control | undefined;
    while (clicked.size < controlsMax) {
      const opened = await layersOpen(this.page);
      if (last && opened > open) {
        await this.layer(last, `${where} > ${last.name}`, open);
        continue;
      }
      const next = (await controlsOf(this.page, scope)).find(({ key }) => !clicked.has(key));
      if (!next) return "finished";
      clicked.add(next.key);
      const place = `${where}|${next.key}`;
      if (leftAlone.test(next.name) || this.done.has(place)) continue;
      this.done.add(place);
      if ((next.kind === "link" && scope !== "frame") || (await this.leavesTheApp(next))) {
        await this.checkLink(next, where);
        continue;
      }
      const cameFrom = this.page.url();
      const did = await this.click(next, where, open);
      if (did === "covered" && !last) this.problem(where, `"${next.name}" is covered by what nobody opened`);
      else if (did === "covered") {
        clicked.delete(next.key);
        this.done.delete(place);
      }
      if (did !== "clicked") continue;
      last = next;
      if ((await layersOpen(this.page)) > open) await this.layer(next, `${where} > ${next.name}`, open);
      const elsewhere = pathOf(this.page.url()) !== pathOf(cameFrom);
      if (elsewhere) await this.open(cameFrom);
      if (scope === "layer" && (elsewhere || (await layersOpen(this.page)) < open)) return "closed";
    }
    this.problem(where, `more than ${controlsMax} controls`);
    return "finished";
  }

  /** What has just opened over `under` layers: it stays, its controls work, and Escape closes it. */
  private async layer(opener: Control, where: string, under: number): Promise<void> {
    this.report.layers.push(where);
    await this.page.waitForTimeout(layerMustStayMs);
    let open = await layersOpen(this.page);
    if (open <= under) {
      this.problem(where, "closed by itself");
      return;
    }
    const clicked = new Set<string>();
    while (open <= depthMax && (await this.clickAll("layer", where, clicked, open)) === "closed") {
      open = await layersOpen(this.page);
      // Under it lies one that an earlier click opened late: that one is next.
      if (open > under) continue;
      // Something in it closed it, as Cancel does. What is left in it needs it open again.
      if (!(await mark(this.page, opener.key))) return;
      const failure = await this.clicksNow();
      await this.settled();
      open = await layersOpen(this.page);
      // One that is open after all, though the click was not seen to end, is what was wanted.
      if (failure && open <= under)
        return this.problem(where, `cannot be opened again: ${lastReason(failure)}`);
      if (open <= under) return;
    }
    open = await layersOpen(this.page);
    for (let tries = 0; open > under && tries < escapesMax; tries++) {
      await this.page.keyboard.press("Escape");
      open = await this.layersOpenBelow(open);
    }
    if (open <= under) return;
    this.problem(where, "Escape does not close it");
    await this.open(this.page.url());
  }

  /** How many layers are open as soon as they are fewer than before, or once that has been waited for long enough. */
  private async layersOpenBelow(before: number): Promise<number> {
    const until = performance.now() + escapeWithinMs;
    let now = await layersOpen(this.page);
    while (now >= before && performance.now() < until) {
      await this.page.waitForTimeout(50);
      now = await layersOpen(this.page);
    }
    return now;
  }

  private target() {
    return this.page.locator("[data-crawl='target']");
  }

  /** Clicks and waits for an effect; `covered` when a layer has opened over the control before it could be clicked. */
  private async click(
    control: Control,
    where: string,
    open: number,
  ): Promise<"clicked" | "covered" | "not clicked"> {
    if (!(await mark(this.page, control.key))) return "not clicked";
    const before = {
      changes: await this.changes(),
      requests: this.requests,
      side: this.side,
      url: this.page.url(),
    };
    try {
      await this.target().click({ timeout: firstTryWithinMs });
    } catch {
      if ((await layersOpen(this.page)) > open) return "covered";
      // A render may have put another element in its place; it is gone for good, or that one can be clicked.
      if (!(await mark(this.page, control.key))) return "not clicked";
      const failure = await this.clicksNow();
      if (failure && (await layersOpen(this.page)) > open) return "covered";
      if (failure) {
        const reason = lastReason(failure);
        // One that was turned off meanwhile, such as Stop once it was pressed, is left out like any other that is off.
        if (!reason.includes("not enabled")) this.problem(where, `"${control.name}": ${reason}`);
        return "not clicked";
      }
    }
    this.report.clicks++;
    const until = performance.now() + effectWithinMs;
    const works = async () =>
      this.requests > before.requests ||
      this.side > before.side ||
      this.page.url() !== before.url ||
      (await this.changes()) !== before.changes;
    let worked = await works();
    while (!worked && performance.now() < until) {
      await this.page.waitForTimeout(20);
      worked = await works();
    }
    if (!worked) this.problem(where, `"${control.name}" does nothing`);
    // What is loaded only now is shown a moment after it has come.
    await this.settled(this.requests > before.requests ? 320 : 80, 1_500);
    // What was switched is switched back, so that the next control finds what it expects.
    if (control.kind === "switch" && worked && (await mark(this.page, control.key)))
      await this.target()
        .click({ timeout: clickWithinMs })
        .catch(() => undefined);
    return "clicked";
  }

  /** Why the marked control cannot be clicked; undefined where it was. */
  private clicksNow(): Promise<unknown> {
    return this.target()
      .click({ timeout: clickWithinMs })
      .then(
        () => undefined,
        (error: unknown) => error,
      );
  }

  /** A link of the content: where it leads is crawled as a page of its own. */
  private async checkLink(control: Control, where: string): Promise<void> {
    const href = await hrefOf(this.page, control.key);
    // Gone with the last render.
    if (href === undefined) return;
    this.report.clicks++;
    if (!href || href === "#") return this.problem(where, `"${control.name}" leads nowhere`);
    if (!href.startsWith("/api/")) return;
    const status = await this.page.evaluate(async (url) => {
      const answer = await fetch(url);
      // A request counts as waiting until all of its answer has been read.
      await answer.arrayBuffer();
      return answer.status;
    }, href);
    if (status >= 400) this.problem(where, `"${control.name}" leads to an answer of ${status}`);
  }

  /** Whether a link leads to what the API serves, such as its documentation, instead of to a page of the app. */
  private async leavesTheApp(control: Control): Promise<boolean> {
    return (await hrefOf(this.page, control.key))?.startsWith("/api/") === true;
  }

  private problem(where: string, what: string): void {
    this.report.problems.push(`${this.who}: ${where}: ${what}`);
  }
}
