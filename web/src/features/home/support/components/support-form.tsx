import { type SupportTopic, supportTopicLabels, supportTopics } from "@marquee/contracts/home/support";
import { limits } from "@marquee/contracts/limits";
import { useForm } from "#forms/form.ts";
import { useAddress } from "#routing/address.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { SelectField, TextAreaField } from "#ui/field.tsx";
import { useCreateSupportRequest } from "../api/create-support-request.ts";
import { supportForm as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

const topicOptions = supportTopics.map((value) => ({ value, label: supportTopicLabels[value] }));

async function loadSchema() {
  const { createSupportRequest } = await import("@marquee/contracts/home/support");
  return createSupportRequest.body;
}

/** A message to those who run the product, about the page and the error that the address names. */
export function SupportForm() {
  const address = useAddress();
  const create = useCreateSupportRequest();
  const [page, reference] = [address.get("page"), address.get("reference")];
  const topic = supportTopics.find((name) => name === address.get("topic"));
  const opening: SupportTopic = topic ?? (reference === "" ? "question" : "problem");
  const form = useForm({
    schema: loadSchema,
    initial: { topic: opening, text: "" },
    draftKey: "support",
    onSubmit: (body) =>
      create.mutate(
        { ...body, ...(page === "" ? {} : { page }), ...(reference === "" ? {} : { reference }) },
        {
          onSuccess: () => {
            form.draft.clear();
            form.reset({ topic: "question", text: "" });
            address.clear("page", "reference", "topic");
            toast(toasts.supportAsked);
          },
          onError: (error) => void form.showServerErrors(error),
        },
      ),
  });
  const about = [page !== "" && copy.page(page), reference !== "" && copy.reference(reference)].filter(
    (part) => part !== false,
  );
  return (
    <Card aria-labelledby="support-form-title">
      <CardHeader id="support-form-title" title={copy.title} />
      <form className="flex flex-col gap-4 border-t border-line px-5 py-5" {...form.formProps}>
        <SelectField field={form.field("topic")} label={copy.topic} options={topicOptions} />
        <TextAreaField
          field={form.field("text")}
          label={copy.message}
          rows={6}
          placeholder={copy.messagePlaceholder}
          counterMax={limits.supportTextMaxLength}
        />
        {about.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
            <p className="min-w-0 break-words">
              {copy.about} {about.join(", ")}
            </p>
            <Button size="sm" variant="ghost" onClick={() => address.clear("page", "reference")}>
              {copy.leaveOut}
            </Button>
          </div>
        )}
        <FailureNote error={form.failure} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <DraftStatus draft={form.draft} />
          <Button type="submit" variant="primary" className="ml-auto" pending={create.isPending}>
            {copy.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}
