import { invalid } from "./api-error.ts";

/** A parsed form: texts, or nested forms by name or number. */
export type Form = { [name: string]: string | Form };

/** Reads Stripe's form encoding, such as `line_items[0][price_data][currency]=usd`. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    const last = path.pop();
    if (last === undefined) continue;
    let node = form;
    for (const part of path) {
      const child = node[part] ?? {};
      if (typeof child === "string") throw invalid(`Invalid object: ${name}`, name);
      node[part] = child;
      node = child;
    }
    node[last] = value;
  }
  return form;
}

const paramName = (path: readonly string[]) =>
  path.map((part, index) => (index === 0 ? part : `[${part}]`)).join("");

/** The text at a path. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  let node: string | Form | undefined = form;
  for (const part of path) node = typeof node === "object" ? node[part] : undefined;
  return typeof node === "string" && node !== "" ? node : undefined;
}

/** The text at a required path. */
export function requiredAt(form: Form, ...path: string[]): string {
  const text = textAt(form, ...path);
  if (text === undefined) {
    const param = paramName(path);
    throw invalid(`Missing required param: ${param}.`, param, "parameter_missing");
  }
  return text;
}

/** The whole number at a path. */
export function integerAt(form: Form, ...path: string[]): number {
  const text = requiredAt(form, ...path);
  if (!/^-?\d+$/.test(text))
    throw invalid(`Invalid integer: ${text}`, paramName(path), "parameter_invalid_integer");
  return Number(text);
}

/** Texts by name, such as metadata. */
export function textsAt(form: Form, ...path: string[]): Record<string, string> {
  let node: string | Form | undefined = form;
  for (const part of path) node = typeof node === "object" ? node[part] : undefined;
  if (typeof node !== "object") return {};
  return Object.fromEntries(
    Object.entries(node).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Refuses parameters that Stripe does not know, so that a misspelled one never passes here and fails there. */
export function allowOnly(form: Form, known: readonly string[]): void {
  const unknownName = Object.keys(form).find((name) => !known.includes(name));
  if (unknownName !== undefined)
    throw invalid(`Received unknown parameter: ${unknownName}`, unknownName, "parameter_unknown");
}
