import fc from "fast-check";
import { expect, test } from "vitest";
import { inThousands } from "./in-thousands.ts";

test("groups digits as Intl does", () => {
  fc.assert(
    fc.property(fc.nat(), (whole) => {
      expect(inThousands(whole)).toBe(whole.toLocaleString("en-US"));
    }),
  );
});
