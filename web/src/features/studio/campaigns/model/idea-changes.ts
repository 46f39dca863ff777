import type { IdeaContent } from "@marquee/contracts/studio/library";
import { type IdeaField, ideaFields } from "../library-copy.ts";
import { ideaTexts } from "./idea-texts.ts";
import { campaignTypeLabels } from "./labels.ts";
import { type DiffPart, wordDiff } from "./word-diff.ts";

/** A field whose value differs between two versions. */
export interface FieldChange {
  field: IdeaField;
  label: string;
  parts: DiffPart[];
}

const fields = Object.keys(ideaFields) as IdeaField[];

function textsOf(content: IdeaContent): Record<IdeaField, string> {
  const texts = ideaTexts(content);
  return { ...texts, type: campaignTypeLabels[texts.type] };
}

/** The differences between two versions, field by field. One that a version from before has not kept is no difference. */
export function changesBetween(before: IdeaContent, after: IdeaContent): FieldChange[] {
  const [earlier, later] = [textsOf(before), textsOf({ ...before, ...after })];
  const isComplete = before.budget !== undefined;
  return fields.flatMap((field) => {
    const [was, is] = [earlier[field], later[field]];
    if (was === is || (was === "" && !isComplete)) return [];
    return [{ field, label: ideaFields[field], parts: wordDiff(was, is) }];
  });
}
