import { expect, it, vi } from "vitest";

vi.stubEnv("LOG_LEVEL", "SILENT");
vi.stubEnv("STAGE", "local");
const { cardPayments } = await import("./payment-provider.ts");

it("not_configured: features of card payments are refused where payments are simulated", async () => {
  vi.stubEnv("PAYMENTS", "mock");
  await expect(cardPayments()).rejects.toThrow(expect.objectContaining({ code: "not_configured" }));
});
