import { AppError } from "@marquee/contracts/errors";
import { named } from "../../row-kind.ts";
import { profileKey, readUser } from "../../users/user.item.ts";
import type { Tool } from "./tool.ts";

/** What the reader said of themselves; recommendations rest on it. */
export const getProfile: Tool<"getProfile"> = async ({ core, accountId }) => {
  const row = await core.table.get(profileKey(accountId));
  if (!row) throw new AppError("not_found");
  const user = readUser(row);
  return {
    ...named(user, "name", "company", "role", "industry", "interests", "audiences", "places"),
    budgetUsd: user.budget,
  };
};
