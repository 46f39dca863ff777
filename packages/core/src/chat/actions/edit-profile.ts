import type { ProfileFact } from "@marquee/contracts/chat-action";
import { AppError } from "@marquee/contracts/errors";
import { sitePaths } from "@marquee/contracts/site-path";
import { usd } from "../../cents.ts";
import { saveProfileFacts } from "../../profile/update-profile.ts";
import type { UserRecord } from "../../users/user.item.ts";
import type { ActionKind, Undo } from "./action-kind.ts";

type Value = string | number | readonly string[] | null;

interface ProfileOrder {
  field: ProfileFact;
  before: Value;
  after: Value;
}

const labels: Record<ProfileFact, string> = {
  company: "Company",
  industry: "Industry",
  budget: "Budget",
  interests: "Interests",
  audiences: "Audiences",
  places: "Places",
};

/** Changes one fact of the reader's profile. */
export const editProfileAction: ActionKind<
  { field: ProfileFact; value: string | number | readonly string[] },
  ProfileOrder,
  ProfileOrder
> = {
  async suggest(_core, user, { field, value }) {
    const before = valueOf(user, field);
    if (isSame(before, value)) return { refused: "The profile says so already." };
    return {
      order: { field, before, after: value },
      effect: {
        title: `Change your ${labels[field].toLowerCase()}`,
        effect: "Morgan, event matching and campaigns use it from now on.",
        changes: [
          {
            label: labels[field],
            before: displayed(field, before),
            after: displayed(field, value) ?? "None",
          },
        ],
        costCredits: 0,
      },
    };
  },
  async act(doing, order) {
    await change(doing, order);
    const { field, before, after } = order;
    return { leadsTo: sitePaths.profile, undoing: { field, before: after, after: before } };
  },
  undo: change,
};

async function change({ core, signedIn, caller }: Undo, { field, before, after }: ProfileOrder) {
  const now = valueOf(signedIn.user, field);
  if (isSame(now, after)) return;
  if (!isSame(now, before)) throw new AppError("stale_version");
  await saveProfileFacts(core, signedIn.user, { [field]: after }, caller);
}

function valueOf(user: UserRecord, field: ProfileFact): Value {
  return user[field] ?? null;
}

function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function displayed(field: ProfileFact, value: Value): string | null {
  if (value === null || value === "") return null;
  if (typeof value === "number") return usd(value);
  if (typeof value === "string")
    return field === "industry" ? value[0]?.toUpperCase() + value.slice(1) : value;
  return value.length === 0 ? null : value.join(", ");
}
