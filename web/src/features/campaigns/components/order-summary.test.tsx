// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { BalanceContext } from "#lib/session.ts";
import { OrderSummary } from "./order-summary.tsx";

afterEach(cleanup);

function show(
  availableCredits: number,
  options: { analysis?: boolean; mockup?: boolean; pending?: boolean } = {},
) {
  const balance = { totalCredits: availableCredits, usedCredits: 0, heldCredits: 0, availableCredits };
  render(
    <MemoryRouter>
      <BalanceContext value={{ status: "ready", balance }}>
        <OrderSummary
          analysis={options.analysis ?? false}
          mockup={options.mockup ?? false}
          pending={options.pending ?? false}
        />
      </BalanceContext>
    </MemoryRouter>,
  );
}
const button = () => screen.getByRole<HTMLButtonElement>("button");

describe("the order", () => {
  test.each([
    [{}, "10 credits"],
    [{ analysis: true }, "15 credits"],
    [{ mockup: true }, "15 credits"],
    [{ analysis: true, mockup: true }, "20 credits"],
  ])("with %j costs %s", (options, cost) => {
    show(100, options);
    expect(screen.getByText(cost)).toBeDefined();
  });

  test("cannot be placed with fewer than 10 credits, nor twice while it is under way", () => {
    show(9);
    expect(button().disabled).toBe(true);
    expect(screen.getByRole("link", { name: "Get Credits" })).toBeDefined();
    cleanup();
    show(10);
    expect(button().disabled).toBe(false);
    cleanup();
    show(100, { pending: true });
    expect(button().disabled).toBe(true);
  });
});
