import { listSavedEvents as listSaved } from "../../../events/saved-events/saved-events.ts";
import { toolEvent } from "./find-events.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** The events that the reader saved, last saved first. */
export const listSavedEvents: Tool<"listSavedEvents"> = async (
  { core, accountId },
  { limit = toolLimit },
) => {
  const { items } = await listSaved(core, accountId, { limit });
  return items.map(toolEvent);
};
