/** fast-check as tests import it (vitest.config.ts): with the seed of the run instead of one from the clock. */
import fc from "../node_modules/fast-check/lib/fast-check.js";
import { testSeed } from "./seeds.ts";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: testSeed });

export * from "../node_modules/fast-check/lib/fast-check.js";
export default fc;
