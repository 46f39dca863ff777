import { useOnboarding } from "../model/use-onboarding.ts";

/** Opens what a newcomer has not seen; renders nothing itself. */
export function Opening() {
  useOnboarding();
  return null;
}
