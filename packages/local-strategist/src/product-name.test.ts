// cspell:ignore Fernwood Tallgrass
import { expect, test } from "vitest";
import { isName } from "./product-name.ts";

test.each([
  ["Fernwood", "We're launching Fernwood, an oat milk for cafés.", true],
  ["Tallgrass", "Tallgrass is a running shoe made of wool.", true],
  ["Northwind Bill", "Northwind Bill shows a cloud team what each feature costs.", true],
  ["Harbor Light", "A tasting for Harbor Light in May.", true],
  ["Scanner", "Scanner for receipts, pocket size.", false],
  ["Pocket scanner", "Pocket scanner for receipts.", false],
  ["EV charger", "We sell an EV charger for garages.", false],
  ["hospital group", "hospital group needs nurses", false],
  ["Smart lock", "Our Smart lock opens by voice.", false],
])("%s in “%s” is called by a name: %s", (product, prompt, expected) => {
  expect(isName(product, prompt)).toBe(expected);
});
