import type { ProfileFact } from "@marquee/contracts/chat/action-inputs";
import { AppError } from "@marquee/contracts/errors";
import { sitePaths } from "@marquee/contracts/site-path";
import { usd } from "@marquee/contracts/text/usd";
import { saveProfileFacts } from "../../../account/profile/update-profile.ts";
import { heldByEvent } from "../../../deals/deals/held-industry.ts";
import { profileKey, readUser, type UserRecord } from "../../../ground/users/user.item.ts";
import { claimRequest, earlierResource, type RequestKey } from "../../../rows/idempotency.item.ts";
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
    await change(doing, order, "confirmChatAction");
    const { field, before, after } = order;
    return { leadsTo: sitePaths.profile, undoing: { field, before: after, after: before } };
  },
  undo: (by, order) => change(by, order, "undoChatAction"),
};

async function change(
  { core, principal, account, caller, key, requireRole }: Undo,
  order: ProfileOrder,
  operation: "confirmChatAction" | "undoChatAction",
) {
  await requireRole("manager");
  const { field, before, after } = order;
  const request: RequestKey = { userId: principal.accountId, operation, key, body: order };
  if ((await earlierResource(core, request)) !== undefined) return;
  // Read again: this click may have waited for another one that changed it.
  const row = await core.table.get(profileKey(account.id));
  if (!row) throw new AppError("unauthenticated");
  const user = readUser(row);
  const now = valueOf(user, field);
  if (isSame(now, after)) return;
  if (!isSame(now, before)) throw new AppError("stale_version");
  const claim = claimRequest(request, key, core.clock.now());
  await saveProfileFacts(core, user, { [field]: after }, { caller, heldByEvent, claim });
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
