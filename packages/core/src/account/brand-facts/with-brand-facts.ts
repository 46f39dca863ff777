import { industryNamed } from "@marquee/contracts/account/industry-named";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { brandFactsOf } from "./brand-facts.ts";

/**
 * A user as matching sees them: if the profile has no industry or audience, what they told Morgan fills the gap. The
 * profile itself stays as it is, so clearing the facts undoes this.
 */
export async function withBrandFacts(core: Core, user: UserRecord): Promise<UserRecord> {
  if (user.industry !== null && user.audiences.length > 0) return user;
  const facts = await brandFactsOf(core, user.id);
  return {
    ...user,
    industry: user.industry ?? industryNamed(facts.industry),
    audiences: user.audiences.length > 0 ? user.audiences : audiencesIn(facts.targetAudience),
  };
}

/** Splits "CTOs, founders and developers" into three. */
function audiencesIn(text: string): string[] {
  return text
    .split(/[,;\n]|\band\b|\bor\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .slice(0, limits.listMaxItems);
}
