import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { focusFirst } from "#forms/field-focus.ts";
import { isAtOrInside } from "#forms/field-messages.ts";
import type { HookForm } from "#forms/hook-form.ts";
import { useAddress } from "#routing/address.ts";
import { Button } from "./button.tsx";
import { DraftStatus } from "./draft-status.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FailureNote } from "./failure-note.tsx";
import { wizard as copy } from "./form-copy.ts";
import { Stepper } from "./stepper.tsx";

export interface WizardStep<Values extends FieldValues> {
  /** Its name in the address. */
  name: string;
  title: string;
  /** What its Next button checks: fields, groups of fields and lists. */
  fields: readonly FieldPath<Values>[];
  content: ReactNode;
}

/**
 * A long form in steps. The step is in the address, so that Back and a reload keep it. Next checks only the fields of
 * its step, and the last step submits the whole form. Errors on hidden steps are listed with links.
 */
export function Wizard<Values extends FieldValues>(props: {
  form: HookForm<Values>;
  /** The wizard's purpose, such as "New event". */
  label: string;
  steps: readonly [WizardStep<Values>, ...WizardStep<Values>[]];
  submit: string;
  pending?: boolean;
  /** The step's parameter in the address. */
  param?: string;
}) {
  const { form, steps, param = "step" } = props;
  const { search, edit } = useAddress();
  const index = Math.max(
    steps.findIndex(({ name }) => name === search.get(param)),
    0,
  );
  const step = steps[index] ?? steps[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step.name);
  const wanted = useRef<string | null>(null);

  // Before the next paint: focus scrolls, and a click that is on its way would miss what had just been seen there.
  useLayoutEffect(() => {
    if (lastStep.current === step.name) return;
    lastStep.current = step.name;
    if (wanted.current === null) heading.current?.focus();
    else focusFirst(form.formProps.ref.current, { [wanted.current]: "" });
    wanted.current = null;
  });

  const messages = steps.flatMap((each) =>
    Object.entries(form.errors)
      .filter(([path]) => each.fields.some((field) => isAtOrInside(path, field)))
      .map(([path, message]) => ({ path, message, step: each, place: each.title })),
  );
  const isAnyElsewhere = messages.some((message) => message.step !== step);

  function go(name: string): void {
    edit((address) => address.set(param, name));
  }

  async function next(event: FormEvent): Promise<void> {
    event.preventDefault();
    const following = steps[index + 1];
    if (following && (await form.check(step.fields))) go(following.name);
  }

  function goToField(path: string): void {
    const place = messages.find((message) => message.path === path)?.step;
    if (!place || place === step) focusFirst(form.formProps.ref.current, { [path]: "" });
    else {
      wanted.current = path;
      go(place.name);
    }
  }

  const isLast = index === steps.length - 1;
  return (
    <form
      {...form.formProps}
      onSubmit={isLast ? form.formProps.onSubmit : (event) => void next(event)}
      className="flex flex-col gap-5"
    >
      <Stepper label={props.label} steps={steps} current={step.name} onStep={go} />
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        <span className="sr-only">{copy.stepOf(index + 1, steps.length)}</span> {step.title}
      </h2>
      {isAnyElsewhere && <ErrorSummary messages={messages} onGo={goToField} />}
      {step.content}
      <FailureNote error={form.failure} />
      {/* It stays in sight under a long step; on a phone it would cover too much of it. */}
      <div
        data-sticky-end
        className="flex flex-wrap items-center justify-end gap-2 bg-surface md:tall:sticky md:tall:bottom-0 md:tall:z-2 md:tall:-mb-3 md:tall:border-t md:tall:border-line md:tall:py-3"
      >
        <DraftStatus draft={form.draft} className="mr-auto" />
        {index > 0 && (
          <Button disabled={props.pending} onClick={() => go(steps[index - 1]?.name ?? step.name)}>
            {copy.back}
          </Button>
        )}
        <Button
          key={step.name}
          type="submit"
          variant="primary"
          pending={props.pending ?? false}
          // The second click of a double click on Next must not apply to the step that has replaced it.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {isLast ? props.submit : copy.next}
        </Button>
      </div>
    </form>
  );
}
