import type { AskedSupport } from "@marquee/contracts/admin/requests";
import { supportTopicLabels } from "@marquee/contracts/home/support";
import { limits } from "@marquee/contracts/limits";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime } from "#format/format.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { adminTabPath } from "#routing/paths.ts";
import { success, toast } from "#toasts/toast.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useAnswerSupportRequest } from "../api/answer-support-request.ts";
import { allSupportRequestsQuery } from "../api/list-all-support-requests.ts";
import { adminAccountPath } from "../model/account-path.ts";
import { supportTab as copy } from "../requests-copy.ts";

/** What users asked, with the account, the page and the reference; any admin answers. */
export function SupportTab() {
  const query = useInfiniteQuery(allSupportRequestsQuery);
  const [open, setOpen] = useState<AskedSupport | null>(null);
  return (
    <Card aria-labelledby="support-title">
      <CardHeader title={copy.title} id="support-title" note={copy.note} />
      <PagedList
        query={query}
        noun={copy.noun}
        empty={<EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>}
      >
        {(requests) => (
          <ol className="divide-y divide-line border-t border-line">
            {requests.map((request) => (
              <Row key={request.id} request={request} onAnswer={() => setOpen(request)} />
            ))}
          </ol>
        )}
      </PagedList>
      {open && <AnswerDialog request={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function Row({ request, onAnswer }: { request: AskedSupport; onAnswer: () => void }) {
  const { id, userId, username, topic, text, page, reference, status, answer, createdAt } = request;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words">
          <TextLink to={adminAccountPath(userId)} variant="name" className="font-medium">
            {username}
          </TextLink>
          {copy.about(supportTopicLabels[topic])}
        </p>
        <p className="mt-1 break-words whitespace-pre-line">{text}</p>
        {answer !== null && (
          <p className="mt-1 text-sm break-words whitespace-pre-line text-muted">{copy.answered(answer)}</p>
        )}
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span>{formatDateTime(createdAt)}</span>
          {page !== null && <TextLink to={page}>{page}</TextLink>}
          {reference !== null && (
            <TextLink to={adminTabPath("support", { find: reference })}>{copy.find(reference)}</TextLink>
          )}
          <CopyButton text={id} label={copy.copyId} />
        </p>
      </div>
      {status === "waiting" ? (
        <Button size="sm" variant="primary" aria-label={copy.answerTo(username)} onClick={onAnswer}>
          {copy.answer}
        </Button>
      ) : (
        <Badge tone="success">{copy.done}</Badge>
      )}
    </li>
  );
}

async function loadSchema() {
  const { answerSupportRequest } = await import("@marquee/contracts/admin/requests");
  return answerSupportRequest.body;
}

function AnswerDialog({ request, onClose }: { request: AskedSupport; onClose: () => void }) {
  const send = useAnswerSupportRequest(request);
  const form = useHookForm({
    schema: loadSchema,
    initial: { answer: "" },
    draftKey: `answer-${request.id}`,
    onSubmit: (body) =>
      send.mutate(body, {
        onSuccess: () => {
          form.draft.clear();
          toast(success(copy.sent, request.username));
          onClose();
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  return (
    <Dialog
      onClose={onClose}
      locked={send.isPending}
      title={copy.answerTo(request.username)}
      description={copy.answerLead}
    >
      <form className="flex flex-col gap-4" {...form.formProps}>
        <blockquote className="max-h-60 overflow-y-auto border-l-2 border-line-strong pl-3 break-words whitespace-pre-line text-muted">
          {request.text}
        </blockquote>
        <TextAreaField
          field={form.field("answer")}
          label={copy.answer}
          rows={6}
          counterMax={limits.supportTextMaxLength}
        />
        <DialogFormEnd
          form={form}
          pending={send.isPending}
          cancel={copy.cancel}
          submit={copy.send}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
