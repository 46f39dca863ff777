/** pnpm brand: draws the pictures of the product itself into web/public: its icons, and what a link to it shows. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { drawPoster, type PosterFacts } from "../../packages/concept-boards/src/posters/poster.ts";
import { ensureHeadlessChromium } from "../support/chromium.ts";

const web = join(import.meta.dirname, "../../web");
const ink = "#1f1b16";
const lamp = "#f5b93a";

/** The logo on a square; without round corners where a system cuts its own, and then with room around it. */
function icon(shape: "round" | "full"): string {
  const scale = shape === "full" ? "translate(3.2 3.2) scale(0.8)" : "scale(1)";
  const lamps = [
    [7.5, 23],
    [7.5, 9.5],
    [16, 18.5],
    [24.5, 9.5],
    [24.5, 23],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.3" fill="${lamp}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${shape === "full" ? 0 : 8}" fill="${ink}"/><g transform="${scale}"><path d="M7.5 23V9.5L16 18.5l8.5-9V23" fill="none" stroke="#8a6a22" stroke-width="1.6" stroke-linejoin="round"/>${lamps.join("")}</g></svg>`;
}

const shown: PosterFacts[] = (
  [
    ["Night of Founders", "startup", "Lisbon, Portugal", "2027-05-21"],
    ["Cloud Harbor Summit", "cloud", "San Francisco, CA", "2027-10-14"],
    ["AI Builders Week", "ai", "London, United Kingdom", "2027-03-08"],
  ] as const
).map(([name, category, location, day]) => ({
  name,
  category,
  location,
  timeZone: "UTC",
  attendeeCount: 4_000,
  date: `${day}T12:00:00.000Z`,
}));

/** What other sites show of a link: the name, what it is for, and posters. */
function preview(): string {
  const font = readFileSync(join(web, "src/assets/fonts/instrument-sans-latin.woff2")).toString("base64");
  const posters = shown.map((facts) => `<div>${drawPoster(facts)}</div>`).join("");
  return `<style>
    @font-face { font-family: Sans; src: url(data:font/woff2;base64,${font}); font-weight: 400 700; }
    body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template: 630px / 560px 1fr; background: ${ink}; color: #fbf0d3; font-family: Sans; overflow: hidden; }
    main { padding: 0 0 0 72px; align-self: center; }
    h1 { display: flex; align-items: center; gap: 24px; margin: 0 0 28px; font-size: 72px; font-weight: 700; letter-spacing: -0.03em; }
    h1 svg { width: 92px; border-radius: 23px; box-shadow: 0 0 0 2px #4a3a18; }
    p { margin: 0; font-size: 35px; line-height: 1.3; color: #e9dcbc; }
    aside { display: grid; height: 630px; gap: 22px; align-content: center; justify-items: center; transform: rotate(-5deg) translateX(14px); }
    aside svg { display: block; width: 500px; height: auto; border-radius: 12px; }
    div:nth-child(odd) { transform: translateX(36px); }
  </style><main><h1>${icon("round")}Marquee</h1><p>Find the events worth sponsoring, negotiate, sign, and see what it returned.</p></main><aside>${posters}</aside>`;
}

const executablePath = ensureHeadlessChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

async function draw(name: string, html: string, width: number, height: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  writeFileSync(join(web, "public", name), await page.screenshot({ omitBackground: true }));
  await page.close();
}

const square = (shape: "round" | "full") =>
  `<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${icon(shape)}`;
await draw("icon-192.png", square("round"), 192, 192);
await draw("icon-512.png", square("round"), 512, 512);
await draw("icon-full-512.png", square("full"), 512, 512);
await draw("apple-touch-icon.png", square("full"), 180, 180);
await draw("preview.png", preview(), 1_200, 630);
await browser.close();
