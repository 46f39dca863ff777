import { useHookForm } from "#forms/hook-form.ts";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { TextField } from "#ui/field.tsx";
import { FieldRows } from "#ui/field-rows.tsx";
import { TagField } from "#ui/tag-field.tsx";
import { lists as copy } from "../copy.ts";
import { Example } from "./example.tsx";

interface Lists {
  packages: { name: string; price: string }[];
  tags: string[];
  noTags: string[];
}

const initial: Lists = {
  packages: [
    { name: "Gold", price: "900" },
    { name: "", price: "500" },
  ],
  tags: ["Leads", "Reach", "An entry that takes up some room"],
  noTags: [],
};

const refused = {
  safeParse: () => ({
    success: false as const,
    error: {
      issues: [["packages", 1, "name"], ["packages"], ["tags", 2]].map((path) => ({
        path,
        message: copy.refused,
      })),
    },
  }),
};

/** Controls for entering several values. */
export function Lists() {
  const form = useHookForm<Lists, unknown>({
    schema: refused,
    initial,
    draftKey: "ui-kit-lists",
    onSubmit: () => undefined,
  });
  return (
    <Example title={copy.title} note={copy.note} stacked>
      <form {...form.formProps} className="grid max-w-lg gap-4">
        <TagField field={form.field("tags")} label={copy.tags} hint={copy.tagsHint} optional />
        <TagField field={form.field("noTags")} label={copy.noTags} placeholder={copy.placeholder} />
        <TagField field={form.field("tags")} label={copy.disabled} disabled />
        <FieldRows
          form={form}
          name="packages"
          empty={{ name: "", price: "" }}
          label={copy.packages}
          noun={copy.package}
          addLabel={copy.addPackage}
        >
          {(path) => (
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <TextField field={form.field(`${path}.name`)} label={copy.name} />
              <TextField field={form.field(`${path}.price`)} label={copy.price} inputMode="numeric" />
            </div>
          )}
        </FieldRows>
        <DialogFormEnd
          form={form}
          pending={false}
          cancel={copy.cancel}
          submit={copy.send}
          onClose={form.draft.discard}
        />
      </form>
    </Example>
  );
}
