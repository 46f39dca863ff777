import * as z from "zod/mini";
import { errorCatalogue } from "./errors.ts";
import { declaredErrors, isRawResponse, isRedirect, type OperationShape, successOf } from "./operation.ts";
import { operations } from "./operations.ts";

/** The contract as one page for readers: no script, no outside file. */
export function apiReferencePage(): string {
  const areas = Map.groupBy(Object.values<OperationShape>(operations), (op) => op.area);
  const nav = [...areas.keys()].map((area) => `<a href="#${area}">${area}</a>`).join("");
  const sections = [...areas].map(
    ([area, ops]) => `<section id="${area}"><h2>${area}</h2>${ops.map(article).join("")}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Marquee API reference</title><style>${style}</style></head>
<body><header><h1>Marquee API</h1><p>One origin, JSON in and out, a session cookie. The same contract as
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p><nav aria-label="Areas">${nav}</nav></header>
<main>${sections.join("")}${errorTable()}</main></body></html>`;
}

function article(op: OperationShape): string {
  const { status, response } = successOf(op);
  const facts = [
    op.access === "public" ? "No sign-in" : op.access === "admin" ? "Admins only" : "Signed in",
    ...(op.keyScope ? [`API key: ${op.keyScope}`] : []),
    ...(op.stepUp ? ["Fresh proof"] : []),
    ...(op.idempotent ? ["Idempotency-Key"] : []),
    ...(op.paged ? ["Paged: limit, cursor, x-next-cursor"] : []),
  ];
  const answer =
    response === null
      ? "No body"
      : isRawResponse(response)
        ? escape(response.mediaType)
        : isRedirect(response)
          ? "Sends the browser on"
          : schema("Answer", response);
  return `<article id="${op.id}"><h3><code class="method">${op.method}</code> <code>${escape(op.path)}</code></h3>
<p>${escape(op.summary)}</p><p class="facts">${facts.map(escape).join(" · ")}</p>
${op.query ? schema("Query", op.query) : ""}${op.body ? schema("Body", op.body) : ""}
<p>Success <b>${status}</b></p>${answer}
<p>Errors: ${declaredErrors(op)
    .map((code) => `<a href="#error-${code}"><code>${code}</code></a>`)
    .join(", ")}</p></article>`;
}

function schema(title: string, value: z.core.$ZodType): string {
  const json = z.toJSONSchema(value, { io: title === "Answer" ? "output" : "input", unrepresentable: "any" });
  delete json.$schema;
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(json, null, 2))}</pre></details>`;
}

function errorTable(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { status, message }]) =>
      `<tr id="error-${code}"><td>${status}</td><td><code>${code}</code></td><td>${escape(message)}</td></tr>`,
  );
  return `<section id="errors"><h2>errors</h2><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th>
<th scope="col">Message</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const style = `:root{color-scheme:light dark}body{font:15px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem}h2{margin-top:3rem;text-transform:capitalize;border-bottom:1px solid}
article{margin:2rem 0}h3{margin:0;font-size:1rem;overflow-wrap:anywhere}.method{font-weight:700}.facts{opacity:.8}
pre{overflow:auto;padding:1rem;border:1px solid;max-height:24rem}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.35rem .75rem .35rem 0;vertical-align:top;border-bottom:1px solid}`;
