import { asText } from "../template/template.ts";
export interface PageFacts {
  outbox: readonly object[];
  queues: readonly object[];
  jobs: readonly object[];
  sockets: readonly object[];
  schedules: readonly object[];
  metrics: readonly object[];
  now: string;
}

/** The local page: one table per kind of thing, without dependencies or scripts. */
export function renderPage(facts: PageFacts): string {
  const { now, ...tables } = facts;
  const notes: Record<keyof typeof tables, string> = {
    outbox:
      "Mail and SMS that the product sent, newest first. A mail's HTML part opens as its reader sees it.",
    queues: "Dead letters should be empty.",
    jobs: "The newest hundred.",
    sockets: "POST /_local/sockets/{connectionId}/cut drops one like a lost network.",
    metrics: "What the functions reported to CloudWatch, summed since the start.",
    schedules: "POST /_local/schedules/{name}/fire runs one now.",
  };
  const sections = (Object.keys(notes) as (keyof typeof tables)[]).map(
    (name) =>
      `<section><h2><a href="/_local/${name}">${name}</a></h2><p>${notes[name]}</p>${table(tables[name])}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Marquee, behind the scenes</title><meta name="viewport" content="width=device-width"><style>${style}</style></head><body><header><h1>Marquee, behind the scenes</h1><p>The runtime's time is <time>${now}</time>. POST /_local/clock {"advanceMs": 60000} moves it forward. A partition's rows: /_local/items?pk=USER%23usr_demo_brand</p></header>${sections.join("")}</body></html>`;
}

const style =
  "body{font:14px/1.5 system-ui;margin:2rem;max-width:80rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #8884;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}th{font-weight:600}h2{margin:2rem 0 0}p{margin:.25rem 0 .75rem;opacity:.75}";

function table(rows: readonly object[]): string {
  if (rows.length === 0) return "<p>None.</p>";
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = columns.map((name) => `<th>${escapeHtml(name)}</th>`).join("");
  const body = rows
    .map((row) => {
      const values = new Map(Object.entries(row));
      return `<tr>${columns.map((name) => `<td>${cell(asText(values.get(name)))}</td>`).join("")}</tr>`;
    })
    .join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** A value; the address of another page of this one as a link. */
function cell(text: string): string {
  const shown = escapeHtml(text);
  return /^\/_local\/[\w/]+$/.test(text) ? `<a href="${shown}">${shown}</a>` : shown;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
