import type { OperationId } from "@marquee/contracts/operations";
import type { FunctionProfile } from "../constructs/app-function.ts";
import { adminProfiles } from "./operations/admin.ts";
import { apiKeysProfiles } from "./operations/api-keys.ts";
import { authProfiles } from "./operations/auth.ts";
import { campaignsProfiles } from "./operations/campaigns.ts";
import { chatProfiles } from "./operations/chat.ts";
import { creditsProfiles } from "./operations/credits.ts";
import { googleProfiles } from "./operations/google.ts";
import { passwordsProfiles } from "./operations/passwords.ts";
import { paymentsProfiles } from "./operations/payments.ts";
import { phoneProfiles } from "./operations/phone.ts";
import { platformProfiles } from "./operations/platform.ts";
import { profileProfiles } from "./operations/profile.ts";
import { realtimeProfiles } from "./operations/realtime.ts";
import { securityProfiles } from "./operations/security.ts";
import { systemProfiles } from "./operations/system.ts";
import { templatesProfiles } from "./operations/templates.ts";

/**
 * How every HTTP operation runs and what it may do; a missing operation does not compile. The session's own reads, its
 * secret and CloudFront's header secret come from the contract (see ContractRoute), so only the verb's needs stand here.
 */
export const operationProfiles: Record<OperationId, FunctionProfile> = {
  ...authProfiles,
  ...googleProfiles,
  ...phoneProfiles,
  ...passwordsProfiles,
  ...profileProfiles,
  ...securityProfiles,
  ...apiKeysProfiles,
  ...creditsProfiles,
  ...paymentsProfiles,
  ...chatProfiles,
  ...campaignsProfiles,
  ...templatesProfiles,
  ...realtimeProfiles,
  ...platformProfiles,
  ...adminProfiles,
  ...systemProfiles,
};
