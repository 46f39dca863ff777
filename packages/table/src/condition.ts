/** Conditions as data, so that DynamoDB and the tests' in-memory table decide the same way. */
export type Condition =
  | { kind: "exists" }
  | { kind: "absent" }
  | { kind: "compare"; attribute: string; operator: Operator; value: string | number | boolean | null }
  | { kind: "in"; attribute: string; values: readonly (string | number)[] }
  | { kind: "hasAttribute"; attribute: string; present: boolean }
  | { kind: "all"; of: readonly Condition[] }
  | { kind: "any"; of: readonly Condition[] };

export type Operator = "=" | "<>" | "<" | "<=" | ">" | ">=";

/** The row exists. */
export const exists: Condition = { kind: "exists" };
/** No row has this key. */
export const absent: Condition = { kind: "absent" };

export const all = (...of: Condition[]): Condition => ({ kind: "all", of });
export const any = (...of: Condition[]): Condition => ({ kind: "any", of });

const compare =
  (attribute: string, operator: Operator) =>
  (value: string | number | boolean | null): Condition => ({
    kind: "compare",
    attribute,
    operator,
    value,
  });

/** Conditions on one attribute. Except for `absentOrBelow`, comparisons are false while the attribute is absent. */
export function attribute(name: string) {
  return {
    is: compare(name, "="),
    isNot: compare(name, "<>"),
    below: compare(name, "<"),
    /** Also true while it is absent, as a counter is before its first count. */
    absentOrBelow: (value: number): Condition =>
      any({ kind: "hasAttribute", attribute: name, present: false }, compare(name, "<")(value)),
    atMost: compare(name, "<="),
    above: compare(name, ">"),
    atLeast: compare(name, ">="),
    isOneOf: (...values: (string | number)[]): Condition => ({ kind: "in", attribute: name, values }),
    isAbsent: { kind: "hasAttribute", attribute: name, present: false } as Condition,
    isPresent: { kind: "hasAttribute", attribute: name, present: true } as Condition,
  };
}

/** Evaluates a condition on a row as DynamoDB would. */
export function holds(condition: Condition, item: Record<string, unknown> | undefined): boolean {
  switch (condition.kind) {
    case "exists":
      return item !== undefined;
    case "absent":
      return item === undefined;
    case "hasAttribute":
      return (item?.[condition.attribute] !== undefined) === condition.present;
    case "in":
      return condition.values.some((value) => value === item?.[condition.attribute]);
    case "all":
      return condition.of.every((part) => holds(part, item));
    case "any":
      return condition.of.some((part) => holds(part, item));
    case "compare":
      return compareValues(item?.[condition.attribute], condition.operator, condition.value);
  }
}

function compareValues(
  actual: unknown,
  operator: Operator,
  expected: string | number | boolean | null,
): boolean {
  if (operator === "<>") return actual !== expected;
  if (typeof actual !== typeof expected) return false;
  const left = actual as string | number;
  const right = expected as string | number;
  switch (operator) {
    case "=":
      return left === right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
  }
}
