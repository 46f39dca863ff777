import { AppError } from "@marquee/contracts/errors";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { retried } from "../../retried.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows } from "../../rows/paging.ts";
import { isInVersion } from "./edit-idea.ts";
import { ideaKey } from "./idea.item.ts";
import { ideaVersionPrefix } from "./idea-version.item.ts";

/** Deletes one's own idea with its earlier versions, even if it cannot be read. @throws AppError not_found */
export function deleteIdea(core: Core, userId: string, id: string): Promise<void> {
  const key = ideaKey(userId, id);
  return retried(core, async () => {
    const row = await core.table.get(key);
    if (!row) throw new AppError("not_found");
    const versions = await allRows(core, {
      pk: userPartition(userId),
      sk: { beginsWith: ideaVersionPrefix(id) },
    });
    // At most one more than are kept: an edit between the two reads adds a version, and the condition then fails.
    const when = isInVersion(typeof row.version === "number" ? row.version : 1);
    await core.table.transact([
      { label: "idea", write: { op: "delete", key, when } },
      ...versions.map(
        ({ pk, sk }): LabelledWrite => ({ label: "history", write: { op: "delete", key: { pk, sk } } }),
      ),
    ]);
  });
}
