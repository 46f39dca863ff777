import { useOnboarding } from "../model/use-onboarding.ts";

/** Opens what a newcomer has not seen; shows nothing itself. */
export function Opening() {
  useOnboarding();
  return null;
}
