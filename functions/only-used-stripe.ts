import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** The parts of Stripe's API that packages/adapters/src/payments calls, by their file in the package. */
const used = /\/resources\/(Charges|Customers|PaymentIntents|Refunds|Checkout\/(index|Sessions))\.js$/;

/**
 * Replaces the other two hundred parts of Stripe's client with empty classes, which saves 170 KB in every bundle that
 * takes payments. The client's constructor creates all parts, so tree shaking removes none. A part that is called but
 * not named above fails the first test that calls it.
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
      // The index that exports every part's class; the client only instantiates this one from it.
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
