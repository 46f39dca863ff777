import type {
  holdSponsorshipPackage,
  joinWaitingList,
  leaveWaitingList,
  releaseSponsorshipPackage,
} from "@marquee/contracts/deals/deals";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const hold = addressOf<typeof holdSponsorshipPackage>(
  "holdSponsorshipPackage",
  "PUT",
  "/api/sponsorship-packages/{id}/hold",
);
const release = addressOf<typeof releaseSponsorshipPackage>(
  "releaseSponsorshipPackage",
  "DELETE",
  "/api/sponsorship-packages/{id}/hold",
);
const join = addressOf<typeof joinWaitingList>(
  "joinWaitingList",
  "PUT",
  "/api/sponsorship-packages/{id}/waiting-list",
);
const leave = addressOf<typeof leaveWaitingList>(
  "leaveWaitingList",
  "DELETE",
  "/api/sponsorship-packages/{id}/waiting-list",
);

/** Whether someone else took the last spot, or the sponsor's industry. */
export function isTaken(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === "sold_out" || error.code === "category_taken");
}

/** Holds a spot of a package while an offer is composed; repeating the call returns the existing hold. */
export function useHoldPackage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(hold, { params: { id } }),
    onSuccess: () => invalidate(client, "listSponsorshipPackages", "getEvent", "listNeeds"),
    onError: (error) => {
      if (isTaken(error)) void invalidate(client, "listSponsorshipPackages", "getEvent");
    },
  });
}

/** Releases a held spot for others. */
export function useReleasePackage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(release, { params: { id } }),
    onSuccess: () => invalidate(client, "listSponsorshipPackages", "getEvent", "listNeeds"),
  });
}

/** Joins or leaves the waiting list for a package. */
export function useWaitForPackage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (waits: boolean) => call(waits ? join : leave, { params: { id } }),
    onSuccess: () => invalidate(client, "listSponsorshipPackages", "getEvent", "listNeeds"),
  });
}
