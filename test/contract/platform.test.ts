import { operations } from "@marquee/contracts/operations";
import { describe, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";

const caller = new ApiUser(inject("url"));

describe("getHealth", () => {
  it("reports that the table responds, and how this stage takes payments", async () => {
    const answer = await caller.raw("GET", "/api/health");
    expect(answer.body).toMatchObject({ status: "ok", stage: "local", payments: "mock", commit: null });
  });
});

describe("an answer", () => {
  it.each(["/api/health", "/api/shared/concepts/a-token-that-nobody-was-ever-given"])(
    "at %s says itself that search engines may not list it",
    async (path) => {
      const answer = await fetch(`${inject("url")}${path}`);
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    },
  );
});

describe("getOpenApiDocument", () => {
  it("describes every operation of the contract", async () => {
    const answer = await caller.raw("GET", "/api/openapi.json");
    const document = answer.body as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe("3.1.0");
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(operations).sort());
  });
});

describe("getApiReference", () => {
  it("is a page that lists every operation and loads nothing from other sites", async () => {
    const answer = await caller.raw("GET", "/api/docs");
    expect(answer.headers.get("content-type")).toContain("text/html");
    for (const id of Object.keys(operations)) expect(answer.body).toContain(`id="${id}"`);
    expect(answer.body).not.toMatch(/<script|src=|https?:\/\/(?!json-schema)/);
  });
});
