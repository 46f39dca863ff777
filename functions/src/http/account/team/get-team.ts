import { getTeam } from "@marquee/contracts/account/team";
import { getTeam as get } from "@marquee/core/account/team/people";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/team: the account's people, for the Team tab. */
export const handler = httpHandler(getTeam, runtime, async ({ signedIn }) => {
  const { account, teamRole } = await signedIn();
  return { body: await get(runtime.core, account, teamRole) };
});
