import { getCurrentUser } from "@marquee/contracts/account/auth";
import { publicUser } from "@marquee/core/ground/users/user.item";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

/** GET /api/user: the signed-in user; every page calls it first. */
export const handler = httpHandler(getCurrentUser, httpRuntime(), async ({ signedIn }) => {
  const { user, ...actedFor } = await signedIn();
  return { body: publicUser(user, actedFor) };
});
