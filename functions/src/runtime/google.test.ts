import { afterEach, describe, expect, it, vi } from "vitest";

vi.stubEnv("LOG_LEVEL", "SILENT");
vi.stubEnv("STAGE", "local");
vi.stubEnv("AWS_REGION", "us-east-1");
vi.stubEnv("WEB_ORIGINS", "https://marquee.example,https://other.example");
const { googleCallbackUrl, liveGoogle } = await import("./google.ts");

const settings = {
  GOOGLE_CLIENT_ID: "client.apps.example",
  GOOGLE_ISSUER: "https://accounts.google.com",
  GOOGLE_SECRET_ARN: "arn:aws:secretsmanager:us-east-1:000000000000:secret:google",
};

afterEach(() => {
  for (const name of Object.keys(settings)) vi.stubEnv(name, undefined);
});

describe("Google in a function", () => {
  it.each(Object.keys(settings))("not_configured: does not exist without %s", (missing) => {
    for (const [name, value] of Object.entries(settings)) {
      vi.stubEnv(name, name === missing ? undefined : value);
    }
    expect(() => liveGoogle()).toThrow(expect.objectContaining({ code: "not_configured" }));
  });

  it("only sends browsers back to the site's own address", () => {
    expect(googleCallbackUrl()).toBe("https://marquee.example/api/auth/google/callback");
  });
});
