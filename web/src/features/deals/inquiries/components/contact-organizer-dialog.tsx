import { type InquiryTopic, inquiryTopicLabels, inquiryTopics } from "@marquee/contracts/enums";
import type { EventDetail } from "@marquee/contracts/events/events";
import { useNavigate } from "react-router-dom";
import { useForm } from "#forms/form.ts";
import { inquiryPath } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { SelectField, TextAreaField } from "#ui/field.tsx";
import { useCreateInquiry } from "../api/create-inquiry.ts";
import { contactOrganizerDialog as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

const topicOptions = inquiryTopics.map((value) => ({ value, label: inquiryTopicLabels[value] }));

interface ContactValues {
  topic: InquiryTopic;
  message: string;
}

const initial: ContactValues = { topic: "sponsorship", message: "" };

/** Writes to an event's host. A draft is kept until it is sent; then the user goes to the new thread. */
export function ContactOrganizerDialog(props: {
  event: Pick<EventDetail, "id" | "name" | "host">;
  onClose: () => void;
}) {
  const { event } = props;
  const navigate = useNavigate();
  const create = useCreateInquiry(event.id);
  const form = useForm({
    schema: async () => (await import("@marquee/contracts/deals/inquiries")).createInquiryBodySchema,
    initial,
    draftKey: `contact-organizer-${event.id}`,
    onSubmit: (body) =>
      create.mutate(body, {
        onSuccess: ({ id }) => {
          form.draft.clear();
          toast(toasts.sent(event.host.name));
          void navigate(inquiryPath(id));
        },
        onError: (error) => form.showServerErrors(error),
      }),
  });
  return (
    <Dialog
      onClose={props.onClose}
      locked={create.isPending}
      title={copy.title}
      description={copy.lead(event.host.name, event.name)}
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        <SelectField field={form.field("topic")} label={copy.topic} options={topicOptions} />
        <TextAreaField field={form.field("message")} label={copy.message} hint={copy.hint} rows={6} />
        <DialogFormEnd
          form={form}
          pending={create.isPending}
          cancel={copy.cancel}
          submit={copy.send}
          onClose={props.onClose}
        />
      </form>
    </Dialog>
  );
}
