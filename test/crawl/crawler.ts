import type { Page, Request } from "playwright-core";
import { type Control, controlsOf, layersOpen, mark, type Scope } from "./controls.ts";

/** What a crawl did and what it found; `problems` is empty for a product without dead controls. */
export interface CrawlReport {
  pages: number;
  clicks: number;
  /** Dialogs, menus and panels that were opened, by location. */
  layers: string[];
  problems: string[];
}

/** Only a dead control waits this long; a working one ends the wait itself, later on a busy machine. */
const effectWithinMs = 5_000;
/** The same for a covered control, and for the first try, after which the crawler checks what covers it. */
const clickWithinMs = 30_000;
/** A notice goes after five seconds. */
const noticeWithinMs = 7_000;
const firstTryWithinMs = 5_000;
/** The same for responses: a dialog whose code arrives late must not open during the next click. */
const answeredWithinMs = 30_000;
const layerMustStayMs = 500;
/** A list within a dialog and a dialog that asks about unsaved input take one Escape each. */
const escapesMax = 4;
/** Limits the wait for a layer that stays open, as a dialog does if Escape only closed a list in it. */
const escapeWithinMs = 1_500;
const depthMax = 3;
/** More on one page means that clicking creates new ones endlessly. */
const controlsMax = 250;

/**
 * Controls that the crawl skips, because they would end the session, spend money, or remove what the next click
 * needs. Dedicated journeys cover them.
 */
const skippedNames =
  /log ?out|^copied|sign out|^delete|revoke|suspend|turn off|^refund|^pay\b|^approve|^reject|retry all|^replay|apply again|redrive|^remove|^disable|^book |^revert|reload|check ledger|run check|continue with google/i;

/** The last thing that Playwright logged before it gave up, such as "… intercepts pointer events". */
function lastReason(error: unknown): string {
  const [message, ...log] = String(error).split("\n");
  return (
    log.findLast((line) => /intercepts|inert|not (visible|enabled|stable)|outside/.test(line))?.trim() ??
    `${message}`
  );
}

const placeOf = (where: string, { key }: Control) => `${where}|${key}`;

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/**
 * Clicks every control of a page and of each layer that one opens, once. A control must have an effect: change the
 * page, the address or the focus, call the server, or save a file. A layer must stay open until it is closed, and
 * Escape must close it.
 */
export class Crawler {
  readonly report: CrawlReport = { pages: 0, clicks: 0, layers: [], problems: [] };
  private requests = 0;
  private readonly waiting = new Set<Request>();
  private side = 0;
  private readonly page: Page;
  private readonly who: string;
  private readonly done: Set<string>;

  /** @param done What other crawlers already clicked, by place; it grows. No place is clicked twice. */
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
    // The file dialog is outside of the page, so the page does not change.
    page.on("filechooser", () => this.side++);
    page.on("popup", (popup) => {
      this.side++;
      void popup.close();
    });
  }

  /** Must run before the first page opens: it counts changes from inside the page. */
  async prepare(): Promise<void> {
    await this.page.addInitScript(() => {
      const counted = window as unknown as { changes: number };
      counted.changes = 0;
      const ignored = new Set(["data-tips", "data-crawl", "data-crawl-key"]);
      new MutationObserver((records) => {
        if (records.some(({ attributeName }) => !ignored.has(attributeName ?? ""))) counted.changes++;
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      document.addEventListener("focusin", ({ target }) => {
        // The clicked control gets the focus anyway.
        if (!(target as Element).closest("[data-crawl]")) counted.changes++;
      });
      // Printing is an effect too, and must not block the crawl.
      window.print = () => counted.changes++;
    });
  }

  /** Opens a page and clicks everything in its content and, if requested, in the frame around it. */
  async crawl(path: string, { frame = false } = {}): Promise<void> {
    this.report.pages++;
    await this.open(path);
    if (frame) {
      await this.clickAll("frame", path);
      await this.open(path);
    }
    await this.clickAll("page", path);
  }

  /** Opens a page as a link does, within the app; the first one, and the same one again, as a reload does. */
  private async open(path: string): Promise<void> {
    // The previous page's pending requests may never finish.
    this.waiting.clear();
    if (!(await this.openInApp(path)) || (await layersOpen(this.page)) > 0) await this.page.goto(path);
    await this.page.getByRole("heading").first().waitFor();
    await this.settled();
  }

  /** Moves the app to another page. False if it is not running, or there already. */
  private openInApp(path: string): Promise<boolean> {
    return this.page.evaluate((wanted) => {
      if (document.querySelector("h1, h2") === null) return false;
      const url = new URL(wanted, location.href);
      if (url.origin !== location.origin || url.pathname === location.pathname) return false;
      history.pushState(null, "", url);
      dispatchEvent(new PopStateEvent("popstate"));
      return true;
    }, path);
  }

  /** Waits until every request is answered and the page is still for a moment; gives up on a page that never is. */
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
   * Clicks what has not been clicked yet, with `open` layers open. Within a layer it ends early, with `closed`, when
   * a control closes the layer. A layer that opens late, as on a busy machine, is crawled as soon as it is there.
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
      const next = await this.next(scope, where, clicked);
      if (!next) return "finished";
      const cameFrom = this.page.url();
      const outcome = await this.click(next, where, open);
      if (outcome === "covered" && !last)
        this.problem(where, `"${next.name}" is covered by what nobody opened`);
      else if (outcome === "covered") {
        clicked.delete(next.key);
        this.done.delete(placeOf(where, next));
      }
      if (outcome !== "clicked") continue;
      last = next;
      if ((await layersOpen(this.page)) > open) await this.layer(next, `${where} > ${next.name}`, open);
      const elsewhere = pathOf(this.page.url()) !== pathOf(cameFrom);
      if (elsewhere) await this.open(cameFrom);
      if (scope === "layer" && (elsewhere || (await layersOpen(this.page)) < open)) return "closed";
    }
    this.problem(where, `more than ${controlsMax} controls`);
    return "finished";
  }

  /** The next control to click. Controls that are skipped and links are dealt with here: they change nothing. */
  private async next(scope: Scope, where: string, clicked: Set<string>): Promise<Control | undefined> {
    for (const control of await controlsOf(this.page, scope)) {
      if (clicked.has(control.key)) continue;
      clicked.add(control.key);
      const place = placeOf(where, control);
      if (skippedNames.test(control.name) || this.done.has(place)) continue;
      this.done.add(place);
      const leavesTheApp = control.href?.startsWith("/api/") === true;
      if (!leavesTheApp && (control.kind !== "link" || scope === "frame")) return control;
      this.report.clicks++;
      if (!control.href || control.href === "#") this.problem(where, `"${control.name}" leads nowhere`);
      if (!leavesTheApp) continue;
      await this.checkDownload(control, where);
      // The page may have changed meanwhile.
      return this.next(scope, where, clicked);
    }
    return undefined;
  }

  /** Crawls what just opened over `under` layers: it must stay, its controls must work, and Escape must close it. */
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
      // Below it is a layer that an earlier click opened late: crawl that one next.
      if (open > under) continue;
      // A control in it, such as Cancel, closed it. Reopen it for its remaining controls.
      if (!(await mark(this.page, opener.key))) return;
      const failure = await this.tryClick();
      await this.settled();
      open = await layersOpen(this.page);
      // If the layer is open even though the click reported a failure, that is good enough. What it did may have left
      // nothing to do, as Clear all does.
      if (failure && open <= under && lastReason(failure).includes("not enabled")) return;
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

  /** Returns how many layers are open, as soon as there are fewer than before or the wait is over. */
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

  /** Clicks and waits for an effect; returns `covered` if a layer opened over the control before the click. */
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
      // A render may have replaced the element: either it is gone for good, or the new one can be clicked.
      if (!(await mark(this.page, control.key))) return "not clicked";
      const failure = await this.tryClick();
      if (failure && (await layersOpen(this.page)) > open) return "covered";
      if (failure) {
        const reason = lastReason(failure);
        // A control that was disabled meanwhile, such as Stop after a click, is skipped like any disabled one.
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
    // Content that is only loaded now appears a moment after it arrives.
    await this.settled(this.requests > before.requests ? 320 : 80, 1_500);
    // Switch it back, so that the next control finds the state it expects.
    if (control.kind === "switch" && worked && (await mark(this.page, control.key)))
      await this.target()
        .click({ timeout: clickWithinMs })
        .catch(() => undefined);
    return "clicked";
  }

  /** Clicks the marked control; returns why it could not be clicked, or undefined. */
  private async tryClick(): Promise<unknown> {
    // A notice may cover it for some seconds, and stays while the pointer is on it.
    await this.page.mouse.move(0, 0);
    await this.page
      .locator("[data-over-dialogs] button")
      .first()
      .waitFor({ state: "detached", timeout: noticeWithinMs })
      .catch(() => undefined);
    return this.target()
      .click({ timeout: clickWithinMs })
      .then(
        () => undefined,
        (error: unknown) => error,
      );
  }

  /** Checks a link to something that the API serves, such as its documentation, and not to a page of the app. */
  private async checkDownload({ name, href }: Control, where: string): Promise<void> {
    const status = await this.page.evaluate(async (url) => {
      const answer = await fetch(url);
      // A request counts as pending until its whole response has been read.
      await answer.arrayBuffer();
      return answer.status;
    }, href ?? "");
    if (status >= 400) this.problem(where, `"${name}" leads to an answer of ${status}`);
  }

  private problem(where: string, what: string): void {
    this.report.problems.push(`${this.who}: ${where}: ${what}`);
  }
}
