import type { ModelBudget, WelcomeGrant } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { readSettings } from "./settings.ts";

/** The model budget that applies now: what an admin set, or else the stage's own. */
export async function appliedBudget(core: Core, ofStage: ModelBudget): Promise<ModelBudget> {
  return (await readSettings(core)).modelBudget ?? ofStage;
}

/** The welcome grant that applies now: what an admin set, or else the stage's own. */
export async function appliedWelcome(core: Core, ofStage: WelcomeGrant): Promise<WelcomeGrant> {
  return (await readSettings(core)).welcome ?? ofStage;
}
