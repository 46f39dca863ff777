import { sentence } from "@marquee/contracts/text/sentence";
import { success } from "#toasts/toast.ts";

/** Toasts about hosting. */
export const toasts = {
  draftSaved: success("Draft saved", "Add packages, then publish it."),
  saved: success("Changes saved"),
  imageSaved: success("Image saved"),
  published: (name: string) => success("Event published", sentence`${name} is on the list of events.`),
  canceled: (name: string) => success("Event canceled", name),
  deleted: (name: string) => success("Draft deleted", name),
  addOnSaved: (benefit: string) => success("Add-on saved", benefit),
  addOnDeleted: (benefit: string) => success("Add-on deleted", benefit),
  packageSaved: (name: string) => success("Package saved", name),
  packageProposed: (name: string) => success("Package proposed", sentence`${name} can see it now.`),
  packageDeleted: (name: string) => success("Package deleted", name),
} as const;
