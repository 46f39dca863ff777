import { AppError } from "@marquee/contracts/errors";
import type { Onboarding, OnboardingChange } from "@marquee/contracts/home/onboarding-progress";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { activeUser, onboardingOf, profileKey, type UserRecord } from "../../ground/users/user.item.ts";

/**
 * Records a user's onboarding progress. Versions never go back and a completed wizard stays completed, even if a
 * device is late. Each fact is its own attribute, so that two devices that record different ones lose neither.
 * @throws AppError unauthenticated for an account that closed in the meantime
 */
export async function updateOnboarding(
  core: Core,
  user: UserRecord,
  change: OnboardingChange,
): Promise<Onboarding> {
  const before = onboardingOf(user);
  const set: Partial<Onboarding> = {};
  const { tourOffered = 0, tourCompleted = 0 } = change;
  if (tourOffered > before.tourOffered) set.tourOffered = tourOffered;
  if (tourCompleted > before.tourCompleted) set.tourCompleted = tourCompleted;
  if (change.tourStep !== undefined && change.tourStep !== before.tourStep) set.tourStep = change.tourStep;
  if (change.welcomed && !before.welcomed) set.welcomed = true;
  if (change.wizard && before.wizard !== "completed" && change.wizard !== before.wizard)
    set.wizard = change.wizard;
  if (change.checklistDismissed && !before.checklistDismissed) set.checklistDismissed = true;
  if (Object.keys(set).length === 0) return before;
  try {
    await core.table.write({ op: "update", key: profileKey(user.id), set, when: activeUser });
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
  return { ...before, ...set };
}
