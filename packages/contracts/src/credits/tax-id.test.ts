import { describe, expect, it } from "vitest";
import { billingBodySchema } from "./billing-details.ts";
import { taxIdProblem } from "./tax-id.ts";

describe("a tax ID", () => {
  it.each([
    ["DE", "DE123456789"],
    ["DE", "123 456 789"],
    ["GR", "EL123456789"],
    ["CH", "CHE-123.456.789 MWST"],
    ["US", "12-3456789"],
    ["BR", "12.345.678/0001-95"],
    ["IN", "22AAAAA0000A1Z5"],
    ["GB", "gb 123456789"],
    ["KE", "P051234567X"],
    ["FR", ""],
  ] as const)("of %s may be %j", (country, taxId) => {
    expect(taxIdProblem(country, taxId)).toBeNull();
  });

  it.each([
    ["DE", "FR12345678901", "Enter a tax ID of this country, such as DE123456789"],
    ["US", "1234", "Enter a tax ID of this country, such as 12-3456789"],
    ["KE", "P05!", "Enter the tax ID with letters and digits only"],
  ] as const)("of %s cannot be %j, and its field says why", (country, taxId, message) => {
    expect(taxIdProblem(country, taxId)).toBe(message);
    const details = { company: "Acme", addressLine1: "1 Main St", addressLine2: "", city: "Springfield" };
    const rest = { region: "", postalCode: "", country, taxId, version: 0 };
    const { error } = billingBodySchema.safeParse({ ...details, ...rest });
    expect(error?.issues).toMatchObject([{ path: ["taxId"], message }]);
  });
});
