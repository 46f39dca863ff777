import { expect, it } from "vitest";
import { httpProfiles } from "./http-functions.ts";
import { indexerProfile, scheduleProfiles, workerProfiles } from "./job-profiles.ts";
import { socketProfiles } from "./socket-profiles.ts";

const profiles = Object.entries({
  ...httpProfiles,
  ...socketProfiles,
  ...workerProfiles,
  ...scheduleProfiles,
  indexer: indexerProfile,
}).map(([name, { impact }]) => ({ name, impact }));

it.each(profiles)("$name says in one sentence what users notice while it fails", ({ impact }) => {
  expect(impact).toMatch(/^[A-Z].+ .+\.$/s);
});
