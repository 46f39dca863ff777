import { getInvitation } from "@marquee/contracts/account/team";
import { readLink } from "@marquee/core/account/team/invite";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/invitations/{token}: the page that an invitation's mail leads to. */
export const handler = httpHandler(getInvitation, runtime, async ({ params, caller }) => ({
  body: await readLink(runtime.core, params.token, caller),
}));
