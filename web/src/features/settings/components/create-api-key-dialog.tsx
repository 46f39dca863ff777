import type { ApiKeyScope } from "@marquee/contracts/enums";
import { createApiKeyBodySchema } from "@marquee/contracts/http/api-keys";
import { accountCopy } from "#lib/account-copy.ts";
import { useForm } from "#lib/form.ts";
import { messageOf } from "#lib/http.ts";
import { needsStepUp } from "#lib/step-up.ts";
import { toast } from "#lib/toast.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { useCreateApiKey } from "../api/create-api-key.ts";
import { createApiKeyDialog as copy } from "../copy.ts";

const scopeOptions: readonly { value: ApiKeyScope; label: string }[] = [
  { value: "read", label: copy.readOnly },
  { value: "write", label: copy.readAndChange },
];
const lifetimes = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: copy.oneYear },
  { value: "never", label: copy.untilItIsRevoked },
] as const;

interface Values {
  name: string;
  scope: ApiKeyScope;
  lifetime: (typeof lifetimes)[number]["value"];
}

const schema = {
  safeParse: (values: unknown) => {
    const { lifetime, ...rest } = values as Values;
    return createApiKeyBodySchema.safeParse({
      ...rest,
      expiresInDays: lifetime === "never" ? null : Number(lifetime),
    });
  },
};

/** Names a key, then shows it this one time. */
export function CreateApiKeyDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateApiKey();
  const initial: Values = { name: "", scope: "read", lifetime: "90" };
  const form = useForm({
    schema,
    initial,
    onSubmit: (body) =>
      create.mutate(body, {
        onError: (error) => {
          if (!needsStepUp(error)) toast(accountCopy.securityFailed(messageOf(error)));
          form.showServerErrors(error);
        },
      }),
  });
  if (create.data) return <NewKey name={create.data.name} text={create.data.key} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={create.isPending}
      title={copy.createAnApiKey}
      description={copy.giveEachProgramAKey}
    >
      <form className="flex flex-col gap-4" {...form.formProps}>
        <TextField
          field={form.field("name")}
          label={copy.name}
          placeholder={copy.reportingScript}
          autoComplete="off"
        />
        <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
          <SelectField field={form.field("scope")} label={copy.itMay} options={scopeOptions} />
          <SelectField field={form.field("lifetime")} label={copy.itWorksFor} options={lifetimes} />
        </div>
        <div className="mt-1 flex justify-end gap-2">
          <Button disabled={create.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={create.isPending}>
            {copy.createKey}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Only its button closes it: a stray key would lose what is shown this once. */
function NewKey({ name, text, onClose }: { name: string; text: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      locked
      title={copy.isReady(name)}
      description={copy.copyTheKeyNowIt}
      footer={
        <Button variant="primary" onClick={onClose}>
          {copy.iHaveCopiedIt}
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
