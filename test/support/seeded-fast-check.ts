/**
 * fast-check as tests import it (vitest.config.ts): with the seed of the run instead of one from the clock, and by day with
 * a third of the runs that a property asks for.
 */

import { atNight } from "@marquee/testkit/night";
import { testSeed } from "@marquee/testkit/test-seed";
import fc from "../node_modules/fast-check/lib/fast-check.js";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: testSeed });

type Settings = { numRuns?: number } | undefined;

const assert = ((property: never, settings: Settings) => {
  const { numRuns = 100 } = settings ?? {};
  return fc.assert(property, { ...settings, numRuns: atNight ? numRuns : Math.ceil(numRuns / 3) });
}) as typeof fc.assert;

export * from "../node_modules/fast-check/lib/fast-check.js";
export { assert };
export default { ...fc, assert };
