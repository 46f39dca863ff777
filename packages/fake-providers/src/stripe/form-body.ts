import { invalid } from "./api-error.ts";

/** What a form may say: texts, and texts by name or number below them. */
export type Form = { [name: string]: string | Form };

/** Reads Stripe's form encoding, such as `line_items[0][price_data][currency]=usd`. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    const last = path.pop();
    if (last === undefined) continue;
    let place = form;
    for (const part of path) {
      const below = place[part] ?? {};
      if (typeof below === "string") throw invalid(`Invalid object: ${name}`, name);
      place[part] = below;
      place = below;
    }
    place[last] = value;
  }
  return form;
}

const named = (path: readonly string[]) =>
  path.map((part, index) => (index === 0 ? part : `[${part}]`)).join("");

/** The text at a path. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  let place: string | Form | undefined = form;
  for (const part of path) place = typeof place === "object" ? place[part] : undefined;
  return typeof place === "string" && place !== "" ? place : undefined;
}

/** The text at a path that must be there. */
export function requiredAt(form: Form, ...path: string[]): string {
  const text = textAt(form, ...path);
  if (text === undefined) {
    const param = named(path);
    throw invalid(`Missing required param: ${param}.`, param, "parameter_missing");
  }
  return text;
}

/** The whole number at a path. */
export function integerAt(form: Form, ...path: string[]): number {
  const text = requiredAt(form, ...path);
  if (!/^-?\d+$/.test(text))
    throw invalid(`Invalid integer: ${text}`, named(path), "parameter_invalid_integer");
  return Number(text);
}

/** Texts by name, such as metadata. */
export function textsAt(form: Form, ...path: string[]): Record<string, string> {
  let place: string | Form | undefined = form;
  for (const part of path) place = typeof place === "object" ? place[part] : undefined;
  if (typeof place !== "object") return {};
  return Object.fromEntries(
    Object.entries(place).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Refuses what Stripe does not know, so that a misspelt parameter never passes here and fails there. */
export function allowOnly(form: Form, known: readonly string[]): void {
  const odd = Object.keys(form).find((name) => !known.includes(name));
  if (odd !== undefined) throw invalid(`Received unknown parameter: ${odd}`, odd, "parameter_unknown");
}
