import type { User } from "@marquee/contracts/account/auth";
import type { UpdateUserBody } from "@marquee/contracts/account/profile";
import { type Industry, industries } from "@marquee/contracts/enums";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { labelOf } from "#format/format.ts";
import { ownZone } from "#format/time-zones.ts";
import { profileForm as copy } from "../copy.ts";

/** The form values of the profile: text as typed, empty if not given. */
export interface ProfileValues {
  name: string;
  email: string;
  company: string;
  industry: Industry | "";
  budget: string;
  interests: string[];
  audiences: string[];
  places: string[];
  timeZone: string;
}

export const industryOptions: readonly { value: Industry | ""; label: string }[] = [
  { value: "", label: copy.noIndustry },
  ...industries.map((value) => ({ value, label: labelOf(value) })),
];

export function profileValues(user: User): ProfileValues {
  return {
    name: user.name,
    email: user.email ?? "",
    company: user.company,
    industry: user.industry ?? "",
    budget: user.budget === null ? "" : String(user.budget),
    interests: user.interests,
    audiences: user.audiences,
    places: user.places,
    timeZone: user.timeZone ?? ownZone(),
  };
}

/** Checks the whole form; the output contains only what differs from the stored user. */
export async function loadProfileFormSchema(user: User) {
  const { updateUserBodySchema } = await import("@marquee/contracts/account/profile");
  const stored = profileValues(user);
  return {
    safeParse: (input: unknown) => {
      const values = input as ProfileValues;
      const result = updateUserBodySchema.safeParse({
        name: values.name,
        company: values.company,
        industry: values.industry === "" ? null : values.industry,
        budget: values.budget.trim() === "" ? null : typedNumber(values.budget),
        interests: values.interests,
        audiences: values.audiences,
        places: values.places,
        timeZone: values.timeZone,
        // A user without an address need not give one; a user with one cannot remove it.
        ...(values.email.trim() === "" && user.email === null ? {} : { email: values.email }),
      });
      if (!result.success) return result;
      const changed = Object.entries(result.data).filter(
        ([name]) =>
          JSON.stringify(values[name as keyof ProfileValues]) !==
          JSON.stringify(stored[name as keyof ProfileValues]),
      );
      return { success: true as const, data: Object.fromEntries(changed) as UpdateUserBody };
    },
  };
}
