import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { expect, it, vi } from "vitest";

for (const [name, value] of Object.entries({
  STAGE: "dev",
  LOG_LEVEL: "SILENT",
  AWS_REGION: "us-east-1",
  TABLE_NAME: "table",
  WEB_ORIGINS: "https://marquee.example",
  REALTIME_ENDPOINT: "https://realtime.marquee.example",
  DEMO_ENTRY: "off",
})) {
  vi.stubEnv(name, value);
}
const { handler } = await import("./enter-demo.ts");

it("not_found: nobody enters the demo, nor learns whether there is one, where the stage's demo entry is off", async () => {
  for (const role of ["brand", "event_host", "agency", "admin"]) {
    const answer = await handler(
      httpEvent("POST", "/api/login/demo", {
        body: JSON.stringify({ role }),
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      }),
      lambdaContext(),
    );
    expect(answer.statusCode, role).toBe(404);
    expect(answer.cookies ?? [], role).toEqual([]);
  }
});
