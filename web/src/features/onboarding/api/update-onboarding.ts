import type { updateOnboarding } from "@marquee/contracts/http/onboarding";
import type { Onboarding, OnboardingChange } from "@marquee/contracts/onboarding";
import { useCurrentUser, useReplaceUser } from "#account/session.ts";
import { addressOf, call } from "#api/http.ts";
import { keepFlags } from "../model/flags.ts";

const operation = addressOf<typeof updateOnboarding>("updateOnboarding", "PATCH", "/api/user/onboarding");

/**
 * Notes how far the user has come: at once in this browser, and on the user for every other one. Where the server does
 * not answer, the browser's own flags hold, and are told to it with the next visit.
 */
export function useNoteOnboarding(): (change: OnboardingChange) => Promise<void> {
  const { id } = useCurrentUser();
  const replace = useReplaceUser();
  return async (change) => {
    keepFlags(id, change);
    replace((user) => ({ ...user, onboarding: { ...user.onboarding, ...(change as Partial<Onboarding>) } }));
    try {
      const onboarding = await call(operation, { body: change, background: true });
      replace((user) => ({ ...user, onboarding }));
    } catch {
      // Nothing that somebody would have to do about it.
    }
  };
}
