import type { updateOnboarding } from "@marquee/contracts/home/onboarding";
import type { Onboarding, OnboardingChange } from "@marquee/contracts/home/onboarding-progress";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useCurrentUser, useReplaceUser } from "#api/session.ts";
import { keepFlags } from "../model/flags.ts";

const operation = addressOf<typeof updateOnboarding>("updateOnboarding", "PATCH", "/api/user/onboarding");

/**
 * Records the user's progress: at once in this browser, and on the server for every other one, one change after the
 * other. If the server does not answer, this browser's own flags apply and are sent on the next visit.
 */
export function useNoteOnboarding(): (change: OnboardingChange) => Promise<void> {
  const { id } = useCurrentUser();
  const replace = useReplaceUser();
  const { mutateAsync } = useMutation({
    // Two changes at once could be stored in the other order: the tour would resume where it was before it ended.
    scope: { id: "onboarding" },
    mutationFn: (change: OnboardingChange) => call(operation, { body: change, background: true }),
  });
  return async (change) => {
    keepFlags(id, change);
    replace((user) => ({ ...user, onboarding: { ...user.onboarding, ...(change as Partial<Onboarding>) } }));
    try {
      const onboarding = await mutateAsync(change);
      replace((user) => ({ ...user, onboarding }));
    } catch {
      // There is nothing the user would have to do about it.
    }
  };
}
