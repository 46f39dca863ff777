import { AppError } from "@marquee/contracts/errors";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { userPartition } from "../keys.ts";
import { allRows } from "../paging.ts";
import { isInVersion } from "./edit-idea.ts";
import { ideaKey } from "./idea.item.ts";
import { ideaVersionPrefix } from "./idea-version.item.ts";

/** How many times to try a deletion when edits win the race. */
const triesMax = 4;

/** Deletes one's own idea with its earlier versions, even if it cannot be read. @throws AppError not_found */
export async function deleteIdea(core: Core, userId: string, id: string): Promise<void> {
  const key = ideaKey(userId, id);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const row = await core.table.get(key);
    if (!row) throw new AppError("not_found");
    const versions = await allRows(core, {
      pk: userPartition(userId),
      sk: { beginsWith: ideaVersionPrefix(id) },
    });
    // At most one more than are kept: an edit between the two reads adds a version, and the condition then fails.
    const when = isInVersion(typeof row.version === "number" ? row.version : 1);
    try {
      await core.table.transact([
        { label: "idea", write: { op: "delete", key, when } },
        ...versions.map(
          ({ pk, sk }): LabelledWrite => ({ label: "history", write: { op: "delete", key: { pk, sk } } }),
        ),
      ]);
      return;
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
    }
  }
  throw new AppError("conflict");
}
