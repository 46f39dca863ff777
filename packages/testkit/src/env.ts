/** What the environment says about a test run. */
export const testEnvironment = { scope: process.env.TEST_SCOPE, seed: process.env.TEST_SEED } as const;
