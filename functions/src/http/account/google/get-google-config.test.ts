import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { expect, it, vi } from "vitest";

const secretName = "arn:aws:secretsmanager:us-east-1:000000000000:secret:CANARY-SECRET";
for (const [name, value] of Object.entries({
  STAGE: "dev",
  LOG_LEVEL: "SILENT",
  AWS_REGION: "us-east-1",
  TABLE_NAME: "table",
  WEB_ORIGINS: "https://marquee.example",
  GOOGLE_CLIENT_ID: "123456-abcdefghijklmnop.apps.example",
  GOOGLE_ISSUER: "https://accounts.google.com",
  GOOGLE_SECRET_ARN: secretName,
})) {
  vi.stubEnv(name, value);
}
const { handler } = await import("./get-google-config.ts");

const ask = (diagnostics: "on" | "off") => {
  vi.stubEnv("DIAGNOSTICS", diagnostics);
  return handler(httpEvent("GET", "/api/auth/google-config"), lambdaContext());
};

it("not_found: reveals nothing when the stage's diagnostics are off", async () => {
  const answer = await ask("off");
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toMatch(/123456|client/i);
});

it("shows the first six and last four characters of the client id, and only whether a secret exists", async () => {
  const answer = await ask("on");
  expect(JSON.parse(answer.body ?? "")).toEqual({
    config: {
      clientID: "123456...mple",
      secretProvided: true,
      callbackURL: "https://marquee.example/api/auth/google/callback",
      isConfigured: true,
    },
  });
  expect(answer.body).not.toContain("CANARY");
});

it("reports what is missing when Google is not set up", async () => {
  vi.stubEnv("GOOGLE_CLIENT_ID", "");
  expect(JSON.parse((await ask("on")).body ?? "")).toMatchObject({
    config: { clientID: null, isConfigured: false },
  });
});
