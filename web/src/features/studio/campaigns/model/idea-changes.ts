import type { IdeaContent } from "@marquee/contracts/studio/library";
import { ideaFields } from "../library-copy.ts";
import { campaignTypeLabels } from "./labels.ts";
import { type DiffPart, wordDiff } from "./word-diff.ts";

type Field = keyof IdeaContent;

/** A field whose value differs between two versions. */
export interface FieldChange {
  field: Field;
  label: string;
  parts: DiffPart[];
}

const fields = Object.keys(ideaFields) as Field[];

/** A field's value as text; lists have one line per entry. */
function textOf(content: IdeaContent, field: Field): string {
  if (field === "type") return campaignTypeLabels[content.type];
  if (field === "targetAudience") return content.targetAudience.description;
  const value = content[field];
  return typeof value === "string" ? value : value.join("\n");
}

/** The differences between two versions, field by field. */
export function changesBetween(before: IdeaContent, after: IdeaContent): FieldChange[] {
  return fields.flatMap((field) => {
    const [was, is] = [textOf(before, field), textOf(after, field)];
    return was === is ? [] : [{ field, label: ideaFields[field], parts: wordDiff(was, is) }];
  });
}
