import { escaped, htmlPage } from "../html-page.ts";

/** Cents as a price. */
export function price(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

const style = `
  :root { color-scheme: light dark; --page: #f6f7fb; --card: #fff; --text: #1a1f36; --quiet: #545b72; --line: #d5dae6; --accent: #4b3fd6; --on-accent: #fff; --good: #0b6b45; --bad: #a3212b; --note: #fff4d6; --on-note: #5c4300; }
  @media (prefers-color-scheme: dark) {
    :root { --page: #0f1220; --card: #191d2e; --text: #e9ebf5; --quiet: #a7aec6; --line: #333a52; --accent: #a9a2ff; --on-accent: #17123f; --good: #6fd3a5; --bad: #ff9aa2; --note: #3a2f0f; --on-note: #ffe2a0; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  .note { margin: 0; padding: 10px 16px; text-align: center; font-size: 14px; background: var(--note); color: var(--on-note); }
  main { width: 100%; max-width: 880px; margin: 0 auto; padding: 32px 16px 48px; }
  .pay { display: grid; gap: 24px; }
  @media (min-width: 760px) { .pay { grid-template-columns: 1fr 1fr; gap: 48px; padding-top: 48px; } }
  h1 { margin: 0; font-size: 18px; font-weight: 600; }
  h2 { margin: 0 0 16px; font-size: 18px; font-weight: 600; }
  .amount { margin: 4px 0 20px; font-size: 40px; font-weight: 700; letter-spacing: -0.02em; line-height: 1.15; }
  .quiet { color: var(--quiet); }
  .card { padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
  dl { margin: 0; display: grid; grid-template-columns: auto 1fr; row-gap: 8px; font-size: 15px; }
  dt { color: var(--quiet); padding-right: 16px; }
  dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
  .total { padding-top: 8px; border-top: 1px solid var(--line); font-weight: 600; color: var(--text); }
  form { margin: 0 0 12px; }
  button, .button { display: block; width: 100%; padding: 12px 16px; min-height: 48px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: var(--text); background: transparent; border: 1px solid var(--line); border-radius: 10px; cursor: pointer; }
  button:hover, .button:hover { border-color: var(--accent); }
  .go { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
  .go:hover { filter: brightness(1.08); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  a { color: var(--accent); }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px; }
  .row form { margin: 0; }
  .row button { width: auto; min-height: 40px; padding: 8px 14px; font-weight: 500; }
  .paid { color: var(--good); font-weight: 600; }
  .ended { color: var(--bad); font-weight: 600; }
  code { font-size: 13px; overflow-wrap: anywhere; }`;

/** A page without scripts, which says at its top that no money moves here. */
export function page(title: string, content: string): string {
  return htmlPage(
    title,
    style,
    `<header class="note">Test payments. This page stands in for Stripe; no money moves and nothing leaves this machine.</header>
<main>
${content}
</main>`,
  );
}

/** The page for something that cannot continue, with a link to another page. */
export function failurePage(title: string, text: string): string {
  return page(
    title,
    `<div class="card"><h1>${escaped(title)}</h1><p class="quiet">${escaped(text)}</p></div>`,
  );
}
