import * as z from "zod/mini";
import { apiReferenceStyle } from "./api-reference-style.ts";
import { userRoleLabels } from "./enums.ts";
import { errorCatalog } from "./errors.ts";
import {
  accessLevel,
  declaredErrors,
  isFileResponse,
  isRawResponse,
  isRedirect,
  type OperationShape,
  successOf,
  userAccess,
} from "./operation.ts";
import { operations } from "./operations.ts";

/** The contract as one page for readers, in the product's colors: no script, no outside file. */
export function apiReferencePage(): string {
  const areas = Map.groupBy(Object.values<OperationShape>(operations), (op) => op.area);
  const nav = [...areas.keys(), "errors"].map((area) => `<a href="#${area}">${titleOf(area)}</a>`).join("");
  const sections = [...areas].map(
    ([area, ops]) => `<section id="${area}"><h2>${titleOf(area)}</h2>${ops.map(article).join("")}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>API reference · Marquee</title><style>${apiReferenceStyle}</style></head>
<body><header><p class="back"><a href="/">← Back to Marquee</a></p><h1>Marquee API</h1>
<p>JSON over HTTPS. Browsers use the session cookie. Apps send an API key as
<code>Authorization: Bearer &lt;key&gt;</code>; create one in <a href="/settings?tab=api">Settings</a>. A key with the
scope <b>read</b> may only read; <b>write</b> includes read. To generate a client, use the
<a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p><nav aria-label="Areas">${nav}</nav></header>
<main>${sections.join("")}${errorTable()}</main></body></html>`;
}

/** "api-keys" as "API keys". */
function titleOf(area: string): string {
  const words = area.replaceAll("-", " ").replace(/^api\b/, "API");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const levels = { public: "No sign-in", user: "Signed in", admin: "Admins only" };

function accessFacts(op: OperationShape): string[] {
  const { roles, party } = userAccess(op);
  return [
    roles ? `Roles: ${roles.map((role) => userRoleLabels[role]).join(", ")}` : levels[accessLevel(op)],
    ...(party ? ["Its parties only"] : []),
  ];
}

function article(op: OperationShape): string {
  const { status, response } = successOf(op);
  const facts = [
    ...accessFacts(op),
    ...(op.access === "public" ? [] : [op.keyScope ? `API key: ${op.keyScope}` : "No API key"]),
    ...(op.stepUp ? ["Recent sign-in"] : []),
    ...(op.idempotent ? ["Idempotency-Key"] : []),
    ...(op.paged ? ["Paged: limit, cursor, x-next-cursor"] : []),
  ];
  const answer =
    response === null
      ? "<p>No body</p>"
      : isRawResponse(response)
        ? `<p>${escape(response.mediaType)}</p>`
        : isFileResponse(response)
          ? `<p>${escape(response.mediaTypes.join(", "))}</p>`
          : isRedirect(response)
            ? "<p>Redirect</p>"
            : schema("Response", response);
  return `<article id="${op.id}"><h3><code class="method">${op.method}</code> <code>${escape(op.path)}</code></h3>
<p>${escape(op.summary)}</p><p class="facts">${facts.map(escape).join(" · ")}</p>
${op.query ? schema("Query", op.query) : ""}${op.body ? schema("Body", op.body) : ""}
${answer}<p class="errors">Success <b>${status}</b>. Errors: ${declaredErrors(op)
    .map((code) => `<a href="#error-${code}"><code>${code}</code></a>`)
    .join(", ")}</p></article>`;
}

function schema(title: string, value: z.core.$ZodType): string {
  const json = z.toJSONSchema(value, {
    io: title === "Response" ? "output" : "input",
    unrepresentable: "any",
  });
  delete json.$schema;
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(json, null, 2))}</pre></details>`;
}

function errorTable(): string {
  const rows = Object.entries(errorCatalog).map(
    ([code, { status, message }]) =>
      `<tr id="error-${code}"><td>${status}</td><td><code>${code}</code></td><td>${escape(message)}</td></tr>`,
  );
  return `<section id="errors"><h2>Errors</h2><div class="wide" tabindex="0" role="region" aria-label="Errors"><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th>
<th scope="col">Message</th></tr></thead><tbody>${rows.join("")}</tbody></table></div></section>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
