import { industryNamed } from "@marquee/contracts/industry-named";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../core.ts";
import type { UserRecord } from "../users/user.item.ts";
import { brandFactsOf } from "./brand-facts.ts";

/**
 * A user as matching sees them: where the profile says nothing of an industry or an audience, what they told Morgan counts.
 * The profile itself stays as it is, so that clearing the facts takes them back.
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

/** "CTOs, founders and developers" as three. */
function audiencesIn(text: string): string[] {
  return text
    .split(/[,;\n]|\band\b|\bor\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .slice(0, limits.listMaxItems);
}
