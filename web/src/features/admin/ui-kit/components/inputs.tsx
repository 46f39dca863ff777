import { useState } from "react";
import { useHookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { CheckField, Select, SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { NewPasswordFields } from "#ui/new-password-fields.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PasswordRules } from "#ui/password-rules.tsx";
import { PictureDrop } from "#ui/picture-drop.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Switch } from "#ui/switch.tsx";
import { UploadDrop } from "#ui/upload-drop.tsx";
import { inputs as copy } from "../copy.ts";
import { Example } from "./example.tsx";

const options = [
  { value: "one", label: copy.one },
  { value: "two", label: copy.two },
] as const;
type Choice = (typeof options)[number]["value"];

const refused = {
  safeParse: () => ({
    success: false as const,
    error: {
      issues: ["text", "long", "choice"].map((name) => ({ path: [name], message: copy.refused })),
    },
  }),
};

const initial: { text: string; long: string; choice: Choice; check: boolean; secret: string } = {
  text: "",
  long: "",
  choice: "one",
  check: false,
  secret: "",
};

const file = {
  label: copy.file,
  button: copy.chooseFile,
  accept: ["application/pdf"],
  refusalOf: async ({ type }: File) => (type === "application/pdf" ? undefined : copy.fileHint),
  onFile: () => undefined,
  onCancel: () => undefined,
};

/** A mutation that never runs. */
const idleMutation = { mutate: () => undefined, reset: () => undefined, isPending: false, error: null };

/** Controls for typing and choosing. */
export function Inputs() {
  const form = useHookForm({
    schema: refused,
    initial,
    draftKey: "ui-kit",
    draftWithout: ["secret"],
    onSubmit: () => undefined,
  });
  const fresh = useHookForm({
    schema: refused,
    initial: { password: "", confirmPassword: "" },
    onSubmit: () => undefined,
  });
  const [search, setSearch] = useState("");
  const [choice, setChoice] = useState<Choice>("one");
  const [on, setOn] = useState(true);
  return (
    <>
      <Example title={copy.form} note={copy.formNote} stacked>
        <form {...form.formProps} className="grid max-w-lg gap-4">
          <TextField field={form.field("text")} label={copy.text} hint={copy.hint} optional />
          <TextAreaField field={form.field("long")} label={copy.longText} counterMax={2_000} />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextField field={form.field("text")} label={copy.money} prefix="$" inputMode="numeric" />
            <TextField field={form.field("text")} label={copy.credits} suffix={copy.creditsUnit} disabled />
          </div>
          <SelectField field={form.field("choice")} label={copy.choice} options={options} />
          <PasswordField field={form.field("secret")} label={copy.password} autoComplete="current-password" />
          <CheckField field={form.field("check")} label={copy.check} note={copy.hint} />
          <TextField field={form.field("text")} label={copy.disabled} disabled />
          <div className="flex items-center gap-3">
            <DraftStatus draft={form.draft} className="mr-auto" />
            <Button type="submit" variant="primary">
              {copy.send}
            </Button>
          </div>
        </form>
      </Example>
      <Example title={copy.newPassword} stacked>
        <form {...fresh.formProps} className="grid max-w-lg gap-4">
          <NewPasswordFields
            password={fresh.field("password")}
            label={copy.password}
            confirmation={fresh.field("confirmPassword")}
            confirmationLabel={copy.confirmPassword}
          />
          <PasswordRules id="ui-kit-rules" password={copy.somePassword} />
        </form>
      </Example>
      <Example title={copy.files} stacked>
        <FileDrop {...file} hint={copy.fileHint} progress={null} />
        <FileDrop {...file} hint={copy.fileHint} progress={0.4} />
        <FileDrop {...file} hint={copy.fileHint} progress={null} error={copy.refused} />
        <FileDrop {...file} hint={copy.fileHint} progress={null} disabled />
        <FileDrop {...file} hint={copy.fileHint} progress={null} plain />
      </Example>
      <Example title={copy.picture.file} stacked>
        <PictureDrop
          copy={copy.picture}
          hasPicture
          uploading={{ upload: idleMutation, progress: null, cancel: () => undefined }}
          remove={idleMutation}
          onUploaded={() => undefined}
        >
          {copy.picture.limits}
        </PictureDrop>
        <UploadDrop
          copy={copy.picture}
          takes={file}
          hasFile={false}
          uploading={{ upload: { ...idleMutation, isPending: true }, progress: 0.4, cancel: () => undefined }}
          onUploaded={() => undefined}
        />
      </Example>
      <Example title={copy.filters}>
        <SearchInput label={copy.search} placeholder={copy.search} value={search} onValue={setSearch} />
        <SearchField
          label={copy.searchLater}
          placeholder={copy.searchLater}
          value={search}
          onValue={setSearch}
        />
        <Select
          aria-label={copy.choice}
          className="w-auto!"
          options={options}
          value={choice}
          onValue={setChoice}
        />
      </Example>
      <Example title={copy.switches} stacked>
        <Switch label={copy.toggle} note={copy.hint} checked={on} onChange={setOn} />
        <Switch label={copy.pending} checked={on} pending onChange={setOn} />
        <Switch label={copy.disabled} checked={false} disabled onChange={setOn} />
        <Switch label={copy.failed} checked={on} error={new Error(copy.refused)} onChange={setOn} />
      </Example>
    </>
  );
}
