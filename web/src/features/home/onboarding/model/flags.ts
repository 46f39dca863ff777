import type { Onboarding, OnboardingChange } from "@marquee/contracts/home/onboarding-progress";
import { readStored, storageKeys, writeStored } from "#browser/storage.ts";

/** What this browser knows about the tour, for any user: versions, 0 for never. */
export function tourFlags(): Pick<Onboarding, "tourOffered" | "tourCompleted"> {
  return {
    tourOffered: versionIn(readStored(storageKeys.hasVisitedBefore)),
    tourCompleted: versionIn(readStored(storageKeys.hasCompletedTour)),
  };
}

/** Before the tour had versions, the flag was "true". */
function versionIn(flag: string | null): number {
  if (flag === null) return 0;
  const version = Number(flag);
  return Number.isInteger(version) && version > 0 ? version : 1;
}

/** Progress that this browser recorded while the server did not answer, so that the server may not have it. */
export function unheardOf(userId: string, known: Onboarding): OnboardingChange {
  const isOnboarded = readStored(storageKeys.morganOnboarded(userId)) !== null;
  const isWelcomed = readStored(storageKeys.welcomed(userId)) !== null;
  return {
    ...(isWelcomed && !known.welcomed ? { welcomed: true as const } : {}),
    ...(isOnboarded && known.wizard === null ? { wizard: "skipped" as const } : {}),
  };
}

type Done = { [K in keyof Onboarding]?: Onboarding[K] | undefined };

/** Stores completed steps in this browser. */
export function keepFlags(userId: string, done: Done): void {
  if (done.welcomed) writeStored(storageKeys.welcomed(userId), "true");
  if (done.wizard) writeStored(storageKeys.morganOnboarded(userId), "true");
  if (done.tourOffered) writeStored(storageKeys.hasVisitedBefore, String(done.tourOffered));
  if (done.tourCompleted) writeStored(storageKeys.hasCompletedTour, String(done.tourCompleted));
}
