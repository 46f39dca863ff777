import type { IdeaContent } from "@marquee/contracts/http/library";
import { ideaFields } from "../library-copy.ts";
import { campaignTypeLabels } from "./labels.ts";
import { type DiffPart, wordDiff } from "./word-diff.ts";

type Field = keyof IdeaContent;

/** A field that two versions say differently. */
export interface FieldChange {
  field: Field;
  label: string;
  parts: DiffPart[];
}

const fields = Object.keys(ideaFields) as Field[];

/** What a version says in a field, in words; lists have a line for each entry. */
function saidIn(content: IdeaContent, field: Field): string {
  if (field === "type") return campaignTypeLabels[content.type];
  if (field === "targetAudience") return content.targetAudience.description;
  const value = content[field];
  return typeof value === "string" ? value : value.join("\n");
}

/** What a version changed against another, field by field. */
export function changesBetween(before: IdeaContent, after: IdeaContent): FieldChange[] {
  return fields.flatMap((field) => {
    const [was, is] = [saidIn(before, field), saidIn(after, field)];
    return was === is ? [] : [{ field, label: ideaFields[field], parts: wordDiff(was, is) }];
  });
}
