import { accountChange, updateCurrentUser } from "@marquee/contracts/account/profile";
import { updateProfile } from "@marquee/core/account/profile/update-profile";
import { heldByEvent } from "@marquee/core/deals/deals/held-industry";
import { publicUser } from "@marquee/core/ground/users/user.item";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const mailing = liveMailing();

/** PATCH /api/user: the profile form; a new email stays pending until it is confirmed. */
export const handler = httpHandler(
  updateCurrentUser,
  runtime,
  async ({ signedIn, requireRole, body, caller }) => {
    if (Object.keys(accountChange(body)).length > 0) await requireRole("manager");
    const { teamRole, through, ...signed } = await signedIn();
    const change = { signedIn: signed, body, caller, heldByEvent };
    const { user, account } = await updateProfile(runtime.core, mailing, change);
    return { body: publicUser(user, { account, teamRole, through }) };
  },
);
