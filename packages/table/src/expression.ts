import type { Condition } from "./condition.ts";
import type { Update } from "./table.ts";

/** Collects the names and values of one expression; equal names share a placeholder. */
export class ExpressionBuilder {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};
  readonly #byName = new Map<string, string>();

  name(attribute: string): string {
    let placeholder = this.#byName.get(attribute);
    if (placeholder === undefined) {
      placeholder = `#${this.#byName.size}`;
      this.#byName.set(attribute, placeholder);
      this.names[placeholder] = attribute;
    }
    return placeholder;
  }

  value(value: unknown): string {
    const placeholder = `:${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  condition(condition: Condition): string {
    switch (condition.kind) {
      case "exists":
        return `attribute_exists(${this.name("pk")})`;
      case "absent":
        return `attribute_not_exists(${this.name("pk")})`;
      case "hasAttribute":
        return `${condition.present ? "attribute_exists" : "attribute_not_exists"}(${this.name(condition.attribute)})`;
      case "compare":
        return `${this.name(condition.attribute)} ${condition.operator} ${this.value(condition.value)}`;
      case "in":
        return `${this.name(condition.attribute)} IN (${condition.values.map((value) => this.value(value)).join(", ")})`;
      case "all":
        return condition.of.map((part) => this.#nested(part)).join(" AND ");
      case "any":
        return condition.of.map((part) => this.#nested(part)).join(" OR ");
    }
  }

  #nested(condition: Condition): string {
    const text = this.condition(condition);
    return condition.kind === "any" || condition.kind === "all" ? `(${text})` : text;
  }

  /** The update expression. Undefined values are left out, so that an optional attribute needs no branch. */
  update(update: Pick<Update, "set" | "add" | "remove">): string {
    const set = Object.entries(update.set ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([attribute, value]) => `${this.name(attribute)} = ${this.value(value)}`);
    const add = Object.entries(update.add ?? {}).map(
      ([attribute, amount]) => `${this.name(attribute)} ${this.value(amount)}`,
    );
    const remove = (update.remove ?? []).map((attribute) => this.name(attribute));
    return [
      set.length > 0 ? `SET ${set.join(", ")}` : "",
      add.length > 0 ? `ADD ${add.join(", ")}` : "",
      remove.length > 0 ? `REMOVE ${remove.join(", ")}` : "",
    ]
      .filter((clause) => clause !== "")
      .join(" ");
  }

  /** The name and value maps of a request's expressions; empty maps must be absent. */
  placeholders() {
    return {
      ...(Object.keys(this.names).length > 0 ? { ExpressionAttributeNames: this.names } : {}),
      ...(Object.keys(this.values).length > 0 ? { ExpressionAttributeValues: this.values } : {}),
    };
  }
}
