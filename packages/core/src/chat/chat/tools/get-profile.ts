import { AppError } from "@marquee/contracts/errors";
import { brandKnowledgeOf } from "../../../account/brand-facts/brand-knowledge.ts";
import { profileKey, readUser } from "../../../ground/users/user.item.ts";
import { pick } from "../../../pick.ts";
import type { Tool } from "./tool.ts";

/** What the reader said about themselves; recommendations are based on it. */
export const getProfile: Tool<"getProfile"> = async ({ core, accountId }) => {
  const [row, brand = null] = await Promise.all([
    core.table.get(profileKey(accountId)),
    brandKnowledgeOf(core, accountId),
  ]);
  if (!row) throw new AppError("not_found");
  const user = readUser(row);
  return {
    ...pick(user, "name", "company", "role", "industry", "interests", "audiences", "places"),
    budgetUsd: user.budget,
    brand,
  };
};
