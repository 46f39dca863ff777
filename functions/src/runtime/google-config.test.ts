import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { expect, it, vi } from "vitest";

const settings = {
  LOG_LEVEL: "SILENT",
  STAGE: "prod",
  AWS_REGION: "us-east-1",
  TABLE_NAME: "marquee",
  WEB_ORIGINS: "https://marquee.example",
  ADMIN_SECOND_FACTOR: "on",
  DIAGNOSTICS: "off",
};
for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
const { handler } = await import("../http/account/google/get-google-config.ts");

it("not_found: production never shows how Google is set up", async () => {
  const answer = await handler(httpEvent("GET", "/api/auth/google-config"), lambdaContext());
  expect(answer.statusCode).toBe(404);
  expect(JSON.parse(answer.body ?? "")).toMatchObject({ code: "not_found" });
});
