import { AppError } from "@marquee/contracts/errors";
import { all, attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { retried } from "../../retried.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows } from "../../rows/paging.ts";
import { isInVersion } from "./edit-idea.ts";
import { ideaKey } from "./idea.item.ts";
import { ideaCommentPrefix } from "./idea-comment.item.ts";
import { ideaVersionPrefix } from "./idea-version.item.ts";

/** Deletes one's own idea with its earlier versions and its comments, even if it cannot be read. @throws AppError not_found */
export function deleteIdea(core: Core, userId: string, id: string): Promise<void> {
  const key = ideaKey(userId, id);
  return retried(core, async () => {
    const row = await core.table.get(key);
    if (!row) throw new AppError("not_found");
    const [versions, comments] = await Promise.all(
      [ideaVersionPrefix(id), ideaCommentPrefix(id)].map((prefix) =>
        allRows(core, { pk: userPartition(userId), sk: { beginsWith: prefix } }),
      ),
    );
    // At most one more than are kept: an edit between the two reads adds a version, and the condition then fails.
    const counted = attribute("comments");
    const when = all(
      isInVersion(typeof row.version === "number" ? row.version : 1),
      typeof row.comments === "number" ? counted.is(row.comments) : counted.isAbsent,
    );
    await core.table.transact([
      { label: "idea", write: { op: "delete", key, when } },
      ...[...(versions ?? []), ...(comments ?? [])].map(
        ({ pk, sk }): LabelledWrite => ({ label: "history", write: { op: "delete", key: { pk, sk } } }),
      ),
    ]);
  });
}
