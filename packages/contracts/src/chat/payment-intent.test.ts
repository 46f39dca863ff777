import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasPaymentIntent } from "./payment-intent.ts";

describe("payment intent", () => {
  test.each([
    "I want to buy credits",
    "Can I purchase some more credits?",
    "BUY  CREDITS",
    "Which credit package suits us?",
    "How do I make a payment?",
    "Tell me about the brand package",
    "please top up my account",
    "The Growth Package, please",
    "I need 200 credits",
    "take me to checkout",
  ])("is seen in: %s", (message) => {
    expect(hasPaymentIntent(message)).toBe(true);
  });

  test.each([
    "Which events fit us?",
    "What is our ROI?",
    "Show me sponsorship packages",
    "The film credits were long",
    "I want to buy tickets. Give the designer credits in the booklet",
    "repayments",
  ])("is not seen in: %s", (message) => {
    expect(hasPaymentIntent(message)).toBe(false);
  });

  test("does not depend on case or spacing", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(" ", "\n", "\t ", "  "), (around, gap) => {
        const plain = `${around} buy${gap}credits`;
        expect(hasPaymentIntent(plain)).toBe(true);
        expect(hasPaymentIntent(plain.toUpperCase())).toBe(true);
      }),
    );
  });

  test("a message of the maximum length is checked within milliseconds", () => {
    const started = performance.now();
    hasPaymentIntent("buy a ".repeat(700));
    hasPaymentIntent("buy ".repeat(1_000));
    expect(performance.now() - started).toBeLessThan(200);
  });
});
