import { expect, test, vi } from "vitest";
import { loadAnew } from "./load-anew.ts";

test("a document on its way to a place is not held where it was by whatever else notices the change", () => {
  const [reload, assign] = [vi.fn<() => void>(), vi.fn<(to: string) => void>()];
  vi.stubGlobal("location", { reload, assign });
  void loadAnew();
  expect(reload).toHaveBeenCalledTimes(1);
  void loadAnew("/sponsorships");
  void loadAnew();
  expect(assign.mock.calls).toEqual([["/sponsorships"], ["/sponsorships"]]);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
