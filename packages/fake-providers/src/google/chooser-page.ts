import { escaped, htmlPage } from "../html-page.ts";
import { type FakeGoogleAccount, readyAccounts } from "./accounts.ts";

const style = `
  :root { color-scheme: light dark; --line: #c4c7c5; --quiet: #575b5f; --page: #f0f4f9; --card: #fff; --text: #1f1f1f; --accent: #0b57d0; --on-accent: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --line: #5f6368; --quiet: #bdc1c6; --page: #16171a; --card: #1f2023; --text: #e8eaed; --accent: #a8c7fa; --on-accent: #062e6f; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 420px; padding: 28px; background: var(--card); border: 1px solid var(--line); border-radius: 20px; }
  h1 { margin: 0; font-size: 24px; font-weight: 500; line-height: 1.3; }
  h2 { margin: 24px 0 8px; font-size: 16px; font-weight: 600; }
  p { margin: 4px 0 20px; color: var(--quiet); overflow-wrap: anywhere; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
  button { font: inherit; cursor: pointer; border-radius: 12px; padding: 10px 16px; min-height: 44px; border: 1px solid var(--line); background: none; color: inherit; }
  .account { width: 100%; text-align: left; display: grid; overflow-wrap: anywhere; }
  .account small { color: var(--quiet); font-size: 14px; }
  .go { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
  button:hover { border-color: var(--accent); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  label { display: block; font-size: 14px; }
  input[type=email] { width: 100%; margin: 4px 0 12px; padding: 10px 12px; min-height: 44px; font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 12px; }
  .check { display: flex; gap: 8px; align-items: center; min-height: 32px; margin-bottom: 12px; }
  .check input { width: 20px; height: 20px; margin: 0; }
  .cancel { margin-top: 24px; border-top: 1px solid var(--line); padding-top: 16px; text-align: right; }`;

const page = (title: string, content: string) => htmlPage(title, style, `<main>\n${content}\n</main>`);

const accountButton = ({ subject, email, emailVerified, name }: FakeGoogleAccount) =>
  `<li><button class="account" name="subject" value="${escaped(subject)}"><span>${escaped(name)}</span>
<small>${escaped(email)}${emailVerified ? "" : " (address not verified)"}</small></button></li>`;

/** The page to choose an account. Each choice is a POST to the page's own address. */
export function chooserPage(goesOnTo: string): string {
  return page(
    "Choose an account",
    `<h1>Choose an account</h1>
<p>to continue to ${escaped(goesOnTo)}. This page stands in for Google; nothing leaves this machine.</p>
<form method="post">
<ul>
${readyAccounts.map(accountButton).join("\n")}
</ul>
</form>
<h2>Use another account</h2>
<form method="post">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="off" required maxlength="254">
<label class="check"><input type="checkbox" name="verified" value="yes" checked> The address is verified</label>
<button class="go">Continue</button>
</form>
<form method="post" class="cancel"><button name="cancel" value="yes">Cancel</button></form>`,
  );
}

/** The error page, if there is no way back to the site. */
export function failurePage(reason: string): string {
  return page(
    "Sign-in failed",
    `<h1>This sign-in cannot go on</h1>
<p>${escaped(reason)}</p>
<p>Go back to the site and start again.</p>`,
  );
}
