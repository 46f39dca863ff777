// @vitest-environment jsdom
import { ApiError } from "@marquee/api-client/client";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { requestKeyStore } from "./request-key.ts";

beforeEach(() => sessionStorage.clear());

const body = { creditPackageId: "2" };
const refuse = (status: number) => new ApiError(status, "no", {});
const keysOf = (call: ReturnType<typeof vi.fn>) => call.mock.calls.map(([key]) => key);

describe("the key of an order", () => {
  test("stays the same while the outcome is unknown, even after a reload, and is removed with the answer", async () => {
    const call = vi.fn<(key: string) => Promise<string>>();
    call
      .mockRejectedValueOnce(refuse(0))
      .mockRejectedValueOnce(refuse(503))
      .mockRejectedValueOnce(refuse(429))
      .mockResolvedValue("ok");
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(requestKeyStore("createCheckout-usr_1").send(body, call)).rejects.toThrow("no");
    }
    await requestKeyStore("createCheckout-usr_1").send(body, call);
    await requestKeyStore("createCheckout-usr_1").send(body, call);
    const keys = keysOf(call);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });

  test("is removed with a final refusal", async () => {
    const call = vi
      .fn<(key: string) => Promise<string>>()
      .mockRejectedValueOnce(refuse(402))
      .mockResolvedValue("ok");
    await expect(requestKeyStore("x").send(body, call)).rejects.toThrow("no");
    await requestKeyStore("x").send(body, call);
    expect(new Set(keysOf(call)).size).toBe(2);
  });

  test("belongs to one request body", async () => {
    const call = vi.fn<(key: string) => Promise<string>>().mockRejectedValue(refuse(0));
    await expect(requestKeyStore("x").send(body, call)).rejects.toThrow("no");
    await expect(requestKeyStore("x").send({ creditPackageId: "3" }, call)).rejects.toThrow("no");
    expect(new Set(keysOf(call)).size).toBe(2);
  });
});
