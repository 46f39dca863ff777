import type { updateCurrentUser } from "@marquee/contracts/account/profile";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { addressOf, call } from "#api/http.ts";
import { useCurrentUser, useReplaceUser } from "#api/session.ts";
import { ownZone } from "#format/time-zones.ts";

const operation = addressOf<typeof updateCurrentUser>("updateCurrentUser", "PATCH", "/api/user");

/** The time zone by which the account's days and hours are counted: the device's until the account has one. */
export function useAccountZone(): string {
  return useCurrentUser().timeZone ?? ownZone();
}

/** Tells the server the device's time zone while the account has none. Nobody waits for it, and a later visit repeats it. */
export function ZoneNotice(): null {
  const { timeZone, through } = useCurrentUser();
  // An agency's device says nothing about where its client is.
  const isUnknown = timeZone === null && through === null;
  const replace = useReplaceUser();
  const { mutate } = useMutation({
    mutationFn: () => call(operation, { body: { timeZone: ownZone() } }),
    onSuccess: (user) => replace(() => user),
  });
  useEffect(() => {
    if (isUnknown) mutate();
  }, [isUnknown, mutate]);
  return null;
}
