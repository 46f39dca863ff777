import { limits } from "@marquee/contracts/limits";
import { ApiError } from "#api/http.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { useApiAccess, useUpdateApiAddresses } from "../api/update-api-access.ts";
import { addressesCard as copy } from "../copy.ts";

/** The addresses from which keys work while access is restricted. */
export function AddressesCard() {
  const { data, error, isPending, refetch } = useApiAccess();
  const restricted = data?.enableApiAccess === true && data.restrictApiAccess;
  return (
    <Card aria-labelledby="addresses-title">
      <CardHeader
        id="addresses-title"
        title={copy.title}
        note={restricted ? copy.restrictedNote : copy.unrestrictedNote}
      />
      <div className="border-t border-line px-5 py-4">
        {data ? (
          <AddressesForm saved={data.addresses} />
        ) : isPending ? (
          <Loading label={copy.loading}>
            <Skeleton className="h-58 w-full" />
          </Loading>
        ) : (
          <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </Card>
  );
}

/** The addresses in a text: one per line, without empty lines. */
function linesOf(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

async function loadSchema() {
  const { apiAddressesSchema } = await import("@marquee/contracts/account/api-keys");
  return {
    safeParse: (values: unknown) =>
      apiAddressesSchema.safeParse({ addresses: linesOf((values as { addresses: string }).addresses) }),
  };
}

/** An error names an entry by its index in the list; show the user the entry itself. */
function naming(error: unknown, addresses: readonly string[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const [path = "", messages = []] = Object.entries(error.fields)[0] ?? [];
  const entry = addresses[Number(path.split(".")[1])];
  if (entry === undefined) return error;
  return new ApiError(error.status, error.serverMessage, {
    code: error.code === "network" ? "internal" : error.code,
    fields: { addresses: [`“${entry}”: ${messages[0] ?? error.serverMessage}`] },
  });
}

function AddressesForm({ saved }: { saved: readonly string[] }) {
  const update = useUpdateApiAddresses();
  const form = useHookForm({
    schema: loadSchema,
    initial: { addresses: saved.join("\n") },
    draftKey: "api-addresses",
    onSubmit: (body) =>
      update.mutate(body, {
        onSuccess: ({ addresses }) => {
          form.reset({ addresses: addresses.join("\n") });
          form.draft.clear();
        },
        onError: (error) => void form.showServerErrors(naming(error, body.addresses)),
      }),
  });
  return (
    <form className="flex flex-col gap-4" {...form.formProps}>
      <TextAreaField
        field={form.field("addresses")}
        label={copy.addresses}
        hint={copy.addressesHint(limits.apiAddressesPerUser)}
        rows={5}
        spellCheck={false}
        autoCapitalize="none"
        placeholder={copy.addressesPlaceholder}
      />
      <FailureNote error={form.failure} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DraftStatus draft={form.draft} />
        <Button type="submit" variant="primary" pending={update.isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
