/** What is mutated, and the tests that have to notice. */
export interface Area {
  mutate: readonly string[];
  tests: readonly string[];
}

const core = "packages/core/src";
const files = (folder: string, names: string) =>
  names.split(" ").map((name) => `${core}/${folder}/${name}.ts`);

/** The rules about money and promises, without what only declares rows. */
export const areas = {
  ledger: {
    mutate: files("credits/credits", "ledger grant end-grant sweep-grant welcome-grant"),
    tests: [
      `${core}/credits/credits/*.test.ts`,
      `${core}/credits/ledger-check/*.test.ts`,
      `${core}/account/accounts/welcome-credits.test.ts`,
      `${core}/credits/jobs/*.test.ts`,
      "test/simulation/simulation.test.ts",
    ],
  },
  payments: {
    mutate: files(
      "credits/payments",
      "apply-payment-update cancel-checkout decline fulfill money payments webhooks",
    ),
    tests: [
      `${core}/credits/payments/*.test.ts`,
      "test/simulation/{closed-buyer,payment-cash,payments,reconcile-payments,webhooks}.test.ts",
    ],
  },
  spots: {
    mutate: files("events/events", "add-on-spots change-spots one-per-industry spots"),
    tests: [
      `${core}/deals/deals/*.test.ts`,
      `${core}/deals/proposals/*.test.ts`,
      `${core}/events/{events,hosting}/*.test.ts`,
    ],
  },
  agreements: {
    mutate: files(
      "deals/agreements",
      "agreements capacity certificate draw-agreements leave-agreements sign-agreement",
    ),
    tests: [`${core}/deals/{agreements,deals}/*.test.ts`],
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;
