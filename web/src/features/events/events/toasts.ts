import { failure, success } from "#toasts/toast.ts";

/** Toasts about events. */
export const toasts = {
  saveFailed: failure("Couldn't save the event"),
  unsaveFailed: failure("Couldn't remove the event from your saved ones"),
  searchSaved: success("Search saved", "We'll tell you about new events that match it."),
  searchNotSaved: failure("Couldn't save the search"),
  searchNotDeleted: failure("Couldn't delete the search"),
} as const;

/** What is said where the button itself shows it. */
export const announced = {
  saved: "Event saved",
  removed: "Event removed from your saved events",
} as const;
