import type { User } from "@marquee/contracts/account/auth";
import type { BrandFacts } from "@marquee/contracts/account/brand-facts";
import { limits } from "@marquee/contracts/limits";
import { isBlank } from "@marquee/contracts/text/typed-text";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { isUnauthenticated } from "#api/http.ts";
import { brandFactsQuery } from "#features/account/brand-facts/api/get-brand-facts.ts";
import { useUpdateBrandFacts } from "#features/account/brand-facts/api/update-brand-facts.ts";
import { useSendMessage } from "#features/chat/chat/api/send-message.ts";
import { labelOf } from "#format/format.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { paths } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useNoteOnboarding } from "../api/update-onboarding.ts";
import { wizardDialog as copy } from "../copy.ts";
import { introductionOf, type WizardAnswers, wizardFields } from "../model/introduction.ts";
import { wizardQuestions } from "../roles-copy.ts";
import { toasts } from "../toasts.ts";

/** Morgan's questions for a newcomer: four answers, then the first message. Known answers are filled in. */
export function WizardDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { data, isPending } = useQuery(brandFactsQuery);
  const note = useNoteOnboarding();

  function skip(): void {
    onClose();
    void note({ wizard: "skipped" });
  }

  return isPending ? (
    <Dialog title={copy.title} onClose={skip}>
      <Skeleton className="h-52 w-full" />
    </Dialog>
  ) : (
    <Wizard user={user} known={data} onSkip={skip} onClose={onClose} />
  );
}

const lastStep = wizardFields.length;

function Wizard(props: {
  user: User;
  /** Undefined if the answers could not be loaded: then they are asked again. */
  known: BrandFacts | undefined;
  onSkip: () => void;
  onClose: () => void;
}) {
  const { user, known } = props;
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const note = useNoteOnboarding();
  const update = useUpdateBrandFacts();
  const { send } = useSendMessage();
  const form = useHookForm<WizardAnswers, WizardAnswers>({
    schema: loadAnswersSchema,
    initial: {
      companyName: known?.companyName || user.company,
      industry: known?.industry || (user.industry === null ? "" : labelOf(user.industry)),
      marketingGoals: known?.marketingGoals ?? "",
      targetAudience: known?.targetAudience ?? "",
    },
    draftKey: "morgan-wizard",
    onSubmit: (answers) => void complete(answers),
  });
  const questions = wizardQuestions[user.role];
  const name = wizardFields[at];
  const isAnswered = name === undefined || !isBlank(form.values[name]);

  async function complete(answers: WizardAnswers): Promise<void> {
    try {
      await update.mutateAsync({ ...answers, version: known?.version ?? 0 });
    } catch (error) {
      // The page already reports an ended session.
      if (!isUnauthenticated(error)) toast(toasts.failed);
      return;
    }
    send(introductionOf(user, answers));
    toast(toasts.completed);
    form.draft.clear();
    props.onClose();
    void note({ wizard: "completed" });
    void navigate(paths.chat);
  }

  function next(event: FormEvent<HTMLFormElement>): void {
    if (name === undefined) return form.formProps.onSubmit(event);
    event.preventDefault();
    if (isAnswered) void form.check([name]).then((right) => right && setAt(at + 1));
  }

  // A new step focuses its field; the last step focuses its button.
  const { ref } = form.formProps;
  useEffect(() => {
    const step = ref.current?.querySelector(`[data-step="${at}"]`);
    step?.querySelector<HTMLElement>("input, textarea, button[type=submit]")?.focus();
  }, [at, ref]);

  return (
    <Dialog
      title={name === undefined ? copy.meetTitle : questions[name].title}
      description={name === undefined ? copy.meetText : questions[name].text}
      locked={update.isPending}
      onClose={props.onSkip}
    >
      <form {...form.formProps} onSubmit={next} className="pb-5">
        <div data-step={at} className="flex min-h-52 flex-col gap-4">
          <p className="text-sm text-muted" role="status">
            {copy.step(at + 1, lastStep + 1)}
          </p>
          {name === undefined ? (
            <blockquote className="max-h-60 overflow-y-auto rounded-lg bg-sunken px-4 py-3 text-start whitespace-pre-line text-muted">
              {introductionOf(user, form.values)}
            </blockquote>
          ) : (
            <Question form={form} name={name} words={questions[name]} key={name} />
          )}
          <div className="mt-auto flex flex-wrap items-center justify-end gap-2">
            <Button variant="ghost" className="mr-auto" disabled={update.isPending} onClick={props.onSkip}>
              {copy.skip}
            </Button>
            <Button disabled={at === 0 || update.isPending} onClick={() => setAt(at - 1)}>
              {copy.back}
            </Button>
            <Button
              key={at === lastStep ? "complete" : "next"}
              type="submit"
              variant="primary"
              disabled={!isAnswered}
              pending={update.isPending}
              // The second click of a double click on Next must not apply to the step that has replaced it.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {at === lastStep ? copy.complete : copy.next}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

function Question({
  form,
  name,
  words: { label, placeholder },
}: {
  form: ReturnType<typeof useHookForm<WizardAnswers, WizardAnswers>>;
  name: keyof WizardAnswers;
  words: { label: string; placeholder: string };
}) {
  const field = form.field(name);
  return name === "companyName" || name === "industry" ? (
    <TextField
      field={field}
      label={label}
      placeholder={placeholder}
      autoComplete={name === "companyName" ? "organization" : "off"}
    />
  ) : (
    <TextAreaField
      field={field}
      label={label}
      placeholder={placeholder}
      rows={3}
      counterMax={limits.brandAnswerMaxLength}
    />
  );
}

async function loadAnswersSchema() {
  const { wizardAnswersSchema } = await import("@marquee/contracts/account/brand-facts");
  return wizardAnswersSchema;
}
