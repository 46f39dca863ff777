import type { BodyInputOf } from "@marquee/contracts/operation";
import type { updateCampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { IdeaField } from "../library-copy.ts";
import { changeOf, fieldAt, type IdeaTexts } from "./idea-texts.ts";

/** The changes to send: the fields that differ from the form's initial values, and the version they are based on. */
export function editBody(
  values: IdeaTexts,
  base: { values: IdeaTexts; version: number },
): BodyInputOf<typeof updateCampaignIdea> {
  const changed = (Object.keys(values) as IdeaField[]).filter(
    (field) => values[field].trim() !== base.values[field].trim(),
  );
  return { ...changeOf(values, changed), version: base.version };
}

/** Checks the form; its output is the changes. An error in a list's entry is shown at the list. */
export async function loadEditSchema(base: () => { values: IdeaTexts; version: number }) {
  const { updateCampaignIdea } = await import("@marquee/contracts/studio/campaigns");
  return {
    safeParse: (values: unknown) => {
      const body = editBody(values as IdeaTexts, base());
      // Nothing was changed: that is not an error, and the dialog just closes.
      if (Object.keys(body).length === 1) return { success: true as const, data: null };
      const checked = updateCampaignIdea.body.safeParse(body);
      if (checked.success) return { success: true as const, data: body };
      const issues = checked.error.issues.map((issue) => ({ ...issue, path: [fieldAt(issue.path)] }));
      return { success: false as const, error: { issues } };
    },
  };
}

/** Merges the form with what another device has saved meanwhile, and lists the fields that both changed. */
export function mergedEdit(
  base: IdeaTexts,
  mine: IdeaTexts,
  theirs: IdeaTexts,
): { values: IdeaTexts; both: IdeaField[] } {
  const fields = Object.keys(theirs) as IdeaField[];
  const isMine = (field: IdeaField) => mine[field] !== base[field];
  const values = Object.fromEntries(
    fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]),
  ) as unknown as IdeaTexts;
  const both = fields.filter(
    (field) => isMine(field) && theirs[field] !== base[field] && theirs[field] !== mine[field],
  );
  return { values, both };
}
