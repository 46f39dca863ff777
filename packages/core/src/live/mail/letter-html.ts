import { monogramOf } from "@marquee/concept-boards/posters/monogram";
import { isRightToLeft } from "@marquee/contracts/text/direction";
import { textLocale } from "@marquee/contracts/text/formats";
import { greeting } from "./in-mail.ts";
import type { Letter, LinkedSentence, MailLink, MailPicture } from "./letter.ts";

/*
 * One layout by hand instead of a library: mail libraries bring megabytes into every function that mails, for what is
 * here a table. Mail programs know tables and style attributes best; what only newer ones know, the dark theme, is in a
 * style element. The only pictures that are loaded, events' posters, have the same addresses for every reader, so that they
 * tell nobody who reads what; many programs show them only when asked, and a mail is whole without them.
 */

/** The site's colors, first in light, then in dark. */
const colors = {
  canvas: ["#faf9f6", "#12110f"],
  card: ["#ffffff", "#1a1816"],
  line: ["#e6e2d9", "#2d2925"],
  ink: ["#1f1b16", "#f3efe7"],
  muted: ["#575148", "#bbb3a6"],
  button: ["#1f1b16", "#f5b93a"],
  onButton: ["#fdfbf7", "#1f1b16"],
} as const;
const [band, lamp, onBand] = ["#1f1b16", "#f2ae1c", "#fdfbf7"];
const pictureSize = { width: 288, height: 162 } as const;
/** Beside one of several things. */
const smallPicture = { width: 96, height: 54 } as const;
const light = (name: keyof typeof colors) => colors[name][0];
const dark = (name: keyof typeof colors) => `${colors[name][1]} !important`;

const darkTheme = [
  `.canvas{background:${dark("canvas")}}`,
  `.card{background:${dark("card")};border-color:${dark("line")}}`,
  `.ink{color:${dark("ink")}}`,
  `.muted{color:${dark("muted")}}`,
  `.line{border-color:${dark("line")}}`,
  `.button{background:${dark("button")};color:${dark("onButton")}}`,
].join("");

const font = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = `${font};color:${light("ink")}`;
const muted = `${font};color:${light("muted")};font-size:14px;line-height:20px`;

/** A mail's HTML part: the brand's band, what happened, its facts, one button, and why one gets it. */
export function letterHtml(siteUrl: string, letter: Letter): string {
  const { name, headline, paragraphs, closing = [], why } = letter;
  return `<!doctype html>
<html lang="${textLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(headline)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkTheme}}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${light("canvas")}">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:${light("canvas")}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${light("card")};border:1px solid ${light("line")};border-radius:14px;border-collapse:separate;overflow:hidden">
<tr><td style="background:${band};border-bottom:5px dotted ${lamp};padding:18px 28px;${font};font-size:19px;line-height:24px;font-weight:700;letter-spacing:.01em;color:${onBand}">Marquee</td></tr>
<tr><td style="padding:28px 28px 8px">
${picture(letter)}${monogram(letter)}<h1 class="ink"${directionOf(headline)} style="margin:0 0 16px;${ink};font-size:23px;line-height:30px;font-weight:700">${escaped(headline)}</h1>
${[greeting(name), ...paragraphs].map(paragraph).join("\n")}
${factTable(letter)}${entryList(letter)}${buttonOf(letter.button)}${closing.map(sentence).join("\n")}
</td></tr>
<tr><td class="line" style="border-top:1px solid ${light("line")};padding:18px 28px 24px">
${sentence(why)}
<p style="margin:0"><a class="muted" href="${escaped(siteUrl)}" style="${muted}">Marquee</a></p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Text as HTML shows it, in an element or in an attribute. */
function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** Said outright: `dir="auto"` takes a name at the beginning of our sentence for the sentence, and Outlook ignores it. */
function directionOf(text: string): string {
  return ` dir="${isRightToLeft(text) ? "rtl" : "ltr"}"`;
}

function paragraph(text: string): string {
  return `<p class="ink"${directionOf(text)} style="margin:0 0 14px;${ink};font-size:16px;line-height:24px">${escaped(text)}</p>`;
}

/** Its size is said, so that nothing moves when it comes, and its color behind it, so that its text is readable until then. */
function image(
  shown: MailPicture,
  { width, height }: { width: number; height: number },
  type: string,
): string {
  return `<img src="${escaped(shown.url)}" alt="${escaped(shown.alt)}" width="${width}" height="${height}" style="display:block;width:${width}px;max-width:100%;height:auto;border:0;border-radius:8px;background:${band};${font};${type};color:${onBand}">`;
}

function picture({ picture: shown }: Letter): string {
  if (shown === undefined) return "";
  return `<p style="margin:0 0 18px">${image(shown, pictureSize, "font-size:14px;line-height:20px")}</p>
`;
}

function monogram({ from }: Letter): string {
  if (from === undefined || from === "") return "";
  const { initials, ground, ink: letters } = monogramOf(from);
  return `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" style="margin:0 0 14px"><tr><td width="44" height="44" align="center" style="background:${ground};border-radius:10px;${font};font-size:17px;font-weight:700;color:${letters}">${escaped(initials)}</td></tr></table>
`;
}

function factTable({ facts = [] }: Letter): string {
  if (facts.length === 0) return "";
  const line = `border-top:1px solid ${light("line")}`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th class="muted line" scope="row" align="left" valign="top" style="${line};padding:9px 16px 9px 0;${muted};font-weight:400;white-space:nowrap">${escaped(label)}</th><td class="ink line"${directionOf(value)} align="left" style="${line};padding:9px 0;${ink};font-size:15px;line-height:20px;font-weight:600" width="100%">${escaped(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 18px;border-collapse:collapse">${rows.join("")}</table>
`;
}

function entryList({ entries = [] }: Letter): string {
  return entries
    .map(({ title, message, url, picture: shown }) => {
      const said = `<a class="ink"${directionOf(title)} href="${escaped(url)}" style="${ink};font-size:16px;line-height:22px;font-weight:600">${escaped(title)}</a><br><span class="muted"${directionOf(message)} style="${muted}">${escaped(message)}</span>`;
      return `<div class="line" style="border-top:1px solid ${light("line")};padding:14px 0">${shown ? beside(shown, said) : said}</div>
`;
    })
    .join("");
}

/** A small picture, and what is said about it at its right. */
function beside(shown: MailPicture, said: string): string {
  const { width } = smallPicture;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td width="${width}" valign="top" style="width:${width}px;padding:2px 14px 0 0">${image(shown, smallPicture, "font-size:10px;line-height:13px")}</td><td valign="top">${said}</td></tr></table>`;
}

function buttonOf(button: MailLink | undefined): string {
  if (!button) return "";
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 22px"><tr><td><a class="button" href="${escaped(button.url)}" style="display:inline-block;background:${light("button")};color:${light("onButton")};${font};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;padding:13px 22px;border-radius:10px">${escaped(button.label)}</a></td></tr></table>
`;
}

function sentence({ text, link }: LinkedSentence): string {
  const linked = link
    ? ` <a class="muted" href="${escaped(link.url)}" style="${muted}">${escaped(link.label)}</a>`
    : "";
  return `<p class="muted"${directionOf(text)} style="margin:0 0 12px;${muted}">${escaped(text)}${linked}</p>`;
}
