import { atNight } from "./night.ts";
import { testSeed } from "./test-seed.ts";

/** All of a list at night; by day `count` of it, evenly spread and beginning where the seed has it. */
export function sampleOf<T>(all: readonly T[], count = 1): readonly T[] {
  if (atNight) return all;
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === testSeed % step).slice(0, count);
}
