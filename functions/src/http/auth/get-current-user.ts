import { getCurrentUser } from "@marquee/contracts/http/auth";
import { publicUser } from "@marquee/core/users/user.item";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

/** GET /api/user: who is signed in; every page asks it first. */
export const handler = httpHandler(getCurrentUser, httpRuntime(), async ({ currentUser }) => ({
  body: publicUser(await currentUser()),
}));
