import type { ApiKeyScope } from "@marquee/contracts/enums";
import { useHookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { useCreateApiKey } from "../api/create-api-key.ts";
import { createApiKeyDialog as copy } from "../copy.ts";

const scopeOptions: readonly { value: ApiKeyScope; label: string }[] = [
  { value: "read", label: copy.readOnly },
  { value: "write", label: copy.readAndChange },
];
const lifetimes = [
  { value: "30", label: copy.days(30) },
  { value: "90", label: copy.days(90) },
  { value: "365", label: copy.oneYear },
  { value: "never", label: copy.untilRevoked },
] as const;

interface Values {
  name: string;
  scope: ApiKeyScope;
  lifetime: (typeof lifetimes)[number]["value"];
}

async function loadSchema() {
  const { createApiKeyBodySchema } = await import("@marquee/contracts/account/api-keys");
  return {
    safeParse: (values: unknown) => {
      const { lifetime, ...rest } = values as Values;
      return createApiKeyBodySchema.safeParse({
        ...rest,
        expiresInDays: lifetime === "never" ? null : Number(lifetime),
      });
    },
  };
}

/** Asks for a key's name, then shows the key once. */
export function CreateApiKeyDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateApiKey();
  const initial: Values = { name: "", scope: "read", lifetime: "90" };
  const form = useHookForm({
    schema: loadSchema,
    initial,
    draftKey: "create-api-key",
    onSubmit: (body) =>
      create.mutate(body, {
        onSuccess: form.draft.clear,
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  if (create.data) return <NewKey name={create.data.name} text={create.data.key} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} locked={create.isPending} title={copy.title} description={copy.lead}>
      <form className="flex flex-col gap-4" {...form.formProps}>
        <TextField
          field={form.field("name")}
          label={copy.name}
          placeholder={copy.namePlaceholder}
          autoComplete="off"
        />
        <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
          <SelectField field={form.field("scope")} label={copy.scope} options={scopeOptions} />
          <SelectField field={form.field("lifetime")} label={copy.lifetime} options={lifetimes} />
        </div>
        <DialogFormEnd
          form={form}
          pending={create.isPending}
          cancel={copy.cancel}
          submit={copy.create}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

/** Only its button closes it, because a stray key would lose what is shown only once. */
function NewKey({ name, text, onClose }: { name: string; text: string; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      locked
      title={copy.createdTitle(name)}
      description={copy.createdLead}
      footer={
        <Button variant="primary" onClick={onClose}>
          {copy.done}
        </Button>
      }
    >
      <div className="flex items-start justify-between gap-3 rounded-lg border border-lamp-line bg-lamp-soft px-3.5 py-2.5">
        <code className="min-w-0 py-1 font-mono text-sm break-all">{text}</code>
        <CopyButton text={text} label={copy.copy} />
      </div>
    </Dialog>
  );
}
