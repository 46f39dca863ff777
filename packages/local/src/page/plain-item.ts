import { isRecord } from "../template/template.ts";

/** A row from DynamoDB's wire form to plain JSON, for people to read. */
export function plainItem(item: unknown): Record<string, unknown> {
  return isRecord(item)
    ? Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plainValue(value)]))
    : {};
}

function plainValue(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const [type = "", inner] = Object.entries(value)[0] ?? [];
  switch (type) {
    case "N":
      return Number(inner);
    case "NULL":
      return null;
    case "L":
      return Array.isArray(inner) ? inner.map(plainValue) : inner;
    case "M":
      return plainItem(inner);
    default:
      return inner;
  }
}
