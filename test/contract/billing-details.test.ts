import { exportAccount } from "@marquee/contracts/account/profile";
import { listActivity } from "@marquee/contracts/account/security";
import {
  createCheckout,
  getBillingDetails,
  listPayments,
  removeBillingDetails,
  updateBillingDetails,
} from "@marquee/contracts/credits/payments";
import { acmeBilling } from "@marquee/testkit/acme-billing";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
const path = "/api/billing-details";
const details = acmeBilling;

const save = (who: ApiUser, version: number, change: object = {}) =>
  who.client.call(updateBillingDetails, { body: { ...details, ...change, version } });
/** The same order within ten seconds counts as a repeat unless its key says otherwise. */
const buy = (who: ApiUser, idempotencyKey: string) =>
  who.client.call(createCheckout, { body: { creditPackageId: "1" }, idempotencyKey });

describe("getBillingDetails", () => {
  it("is empty at first, and for owners only", async () => {
    const owner = await ApiUser.confirmed(url);
    const manager = await joined(owner, "manager");
    expect(await owner.client.call(getBillingDetails, {})).toEqual({
      details: null,
      version: 0,
      updatedAt: null,
    });
    expect(errorOf(await manager.raw("GET", path))).toMatchObject({ code: "forbidden" });
  });
});

describe("updateBillingDetails", () => {
  it("freezes the details with each purchase: a later change alters no payment, and both are exported", async () => {
    const owner = await ApiUser.confirmed(url);
    await buy(owner, "purchase-1");
    expect(await save(owner, 0)).toMatchObject({ details, version: 1 });
    await buy(owner, "purchase-2");
    await save(owner, 1, { company: "Globex AG" });
    const payments = await owner.client.call(listPayments, {});
    expect(payments.map(({ billing }) => billing)).toEqual([details, null]);
    expect(await owner.client.call(listActivity, {})).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: "billing_changed" })]),
    );
    const exported = JSON.stringify(await owner.client.call(exportAccount, {}));
    for (const said of ["Globex AG", "Acme GmbH", "DE123456789"]) expect(exported).toContain(said);
  });

  it("validation_failed: names the field that is missing, unknown, too long or no tax ID of the country", async () => {
    const owner = await ApiUser.registered(url);
    const refused = async (change: object) =>
      Object.keys(
        errorOf(await owner.raw("PUT", path, { body: { ...details, version: 0, ...change } })).fields,
      );
    expect(await refused({ company: " " })).toEqual(["company"]);
    expect(await refused({ country: "XX" })).toEqual(["country"]);
    expect(await refused({ city: "x".repeat(81) })).toEqual(["city"]);
    expect(await refused({ taxId: "FR12345678901" })).toEqual(["taxId"]);
    expect(await refused({ vat: "DE" })).toEqual(["vat"]);
  });

  it("stale_version: of two owners who change the same version, one is told", async () => {
    const owner = await ApiUser.registered(url);
    const answers = await Promise.allSettled([save(owner, 0), save(owner, 0, { city: "Hamburg" })]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const late = await owner.raw("PUT", path, { body: { ...details, version: 0 } });
    expect(errorOf(late)).toMatchObject({ status: 409, code: "stale_version" });
  });
});

describe("removeBillingDetails", () => {
  it("leaves earlier payments as they are; stale_version for another version", async () => {
    const owner = await ApiUser.registered(url);
    await save(owner, 0);
    await buy(owner, "purchase-3");
    expect(errorOf(await owner.raw("DELETE", `${path}?version=0`))).toMatchObject({ code: "stale_version" });
    const removed = await owner.client.call(removeBillingDetails, { query: { version: "1" } });
    expect(removed).toMatchObject({ details: null, version: 2 });
    await buy(owner, "purchase-4");
    const payments = await owner.client.call(listPayments, {});
    expect(payments.map(({ billing }) => billing)).toEqual([null, details]);
  });
});
