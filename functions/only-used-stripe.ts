import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** The parts of Stripe's API that packages/adapters/src/payments calls, by their file in the package. */
const used = /\/resources\/(Charges|Customers|PaymentIntents|Refunds|Checkout\/(index|Sessions))\.js$/;

/**
 * Puts empty classes in place of the other two hundred parts of Stripe's client, 170 KB of every bundle that takes
 * payments: its constructor makes them all, so none can be shaken off. A part that is called and not named above fails
 * the first test that calls it.
 */
export function onlyUsedStripe(): Plugin {
  return {
    name: "only-used-stripe",
    setup: ({ onLoad }) => {
      onLoad(
        { filter: /\/stripe\/esm\/resources\/.+\.js$|\/StripeEventNotificationHandler\.js$/ },
        async ({ path }) =>
          used.test(path) ? undefined : { contents: emptyClasses(await readFile(path, "utf8")) },
      );
      // The list of all parts for those who want their classes; only this one is made from it.
      onLoad({ filter: /\/stripe\/esm\/resources\.js$/ }, () => ({
        contents: "export class OAuthResource {}",
      }));
    },
  };
}

function emptyClasses(source: string): string {
  const names = [...source.matchAll(/^export class (\w+)/gm)].map(([, name]) => name);
  return names.map((name) => `export class ${name} {}`).join("\n");
}
