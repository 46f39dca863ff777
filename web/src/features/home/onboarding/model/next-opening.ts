import type { Onboarding } from "@marquee/contracts/home/onboarding-progress";

/** What opens automatically on the dashboard. */
export type Opening = "welcome" | "wizard" | "tour";

/**
 * What a user has not seen yet, in this order: the welcome, the wizard, the tour. The tour opens on the first visit
 * of this browser and of the user, and once more when it has newer steps than the user has finished.
 */
export function nextOpening(
  user: Onboarding,
  browser: Pick<Onboarding, "tourOffered" | "tourCompleted">,
  version: number,
): Opening | null {
  if (!user.welcomed) return "welcome";
  if (user.wizard === null) return "wizard";
  const offered = Math.max(user.tourOffered, browser.tourOffered);
  const completed = Math.max(user.tourCompleted, browser.tourCompleted);
  if (offered === 0) return "tour";
  return completed > 0 && offered < version ? "tour" : null;
}

/** The steps to show: all, or only the new ones on opening automatically for a user who finished an older version. */
export function stepsFor<S extends { since: number }>(
  steps: readonly S[],
  { completed, byItself }: { completed: number; byItself: boolean },
): readonly S[] {
  const newer = steps.filter(({ since }) => since > completed);
  return byItself && newer.length > 0 ? newer : steps;
}
