import { seedCatalog } from "@marquee/seed/seed";
import { openAdminFixture } from "@marquee/testkit/admin-fixture";
import { expect, it } from "vitest";
import { listAudit } from "../../admin/admin/list-audit.ts";
import { listPackages } from "./credits.ts";
import { listAllPackages, updatePackage } from "./edit-packages.ts";

it("a package that is taken off sale is shown to admins only, and the next deploy does not bring it back", async () => {
  const { core, ada } = await openAdminFixture();
  await seedCatalog(core);
  await updatePackage(core, ada, "1", { isActive: false, price: 5_900 });
  await seedCatalog(core);
  expect((await listPackages(core)).map(({ id }) => id)).toEqual(["2", "3"]);
  expect((await listAllPackages(core))[0]).toMatchObject({ id: "1", price: 5_900, isActive: false });
});

it("two concurrent changes both take effect, each recorded with what it really replaced", async () => {
  const { core, ada, bea } = await openAdminFixture();
  await seedCatalog(core);
  await Promise.all([
    updatePackage(core, ada, "2", { price: 21_900 }),
    updatePackage(core, bea, "2", { name: "Growth" }),
  ]);
  expect((await listAllPackages(core)).find(({ id }) => id === "2")).toMatchObject({
    name: "Growth",
    price: 21_900,
  });
  const [last, first] = (await listAudit(core, {}, {})).items;
  expect(last?.before).toEqual(first?.after);
  await expect(updatePackage(core, ada, "none", {})).rejects.toMatchObject({ code: "not_found" });
});
