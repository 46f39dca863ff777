import { durations } from "@marquee/contracts/durations";
import { awsAttempts, awsTimes } from "@marquee/services/aws-client";
import { expect, it } from "vitest";
import { httpProfiles } from "./http-functions.ts";
import { workerProfiles } from "./job-profiles.ts";
import { socketProfiles } from "./socket-profiles.ts";

/** The longest total of the SDK's pauses between tries. */
const pausesMs = 500;

it("lets no call to an AWS service hang for longer than 7 seconds, well below every function's own time-out", () => {
  const longestMs = Math.max(...Object.values(awsAttempts)) * awsTimes.requestMs + pausesMs;
  expect(longestMs).toBeLessThanOrEqual(7_000);
  expect(awsTimes.connectMs).toBeLessThanOrEqual(awsTimes.requestMs);
  const seconds = [httpProfiles, socketProfiles].flatMap((profiles) =>
    Object.values(profiles).map(({ timeoutSeconds }) => timeoutSeconds),
  );
  expect(Math.min(...seconds) * 1_000).toBeGreaterThan(longestMs + 2_000);
});

it("gives up on a silent model well before the worker's own time-out", () => {
  for (const { timeoutSeconds } of Object.values(workerProfiles))
    expect(durations.modelSilenceMs).toBeLessThanOrEqual((timeoutSeconds * 1_000) / 4);
});
