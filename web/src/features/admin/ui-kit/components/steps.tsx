import { useHookForm } from "#forms/hook-form.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/field.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Wizard } from "#ui/wizard.tsx";
import { steps as copy } from "../copy.ts";
import { Example } from "./example.tsx";

interface EventValues {
  title: string;
  city: string;
  price: string;
}

const initial: EventValues = { title: "", city: "", price: "" };

const required = {
  safeParse: (values: unknown) => {
    const issues = Object.entries(values as EventValues)
      .filter(([, value]) => value === "")
      .map(([name]) => ({ path: [name], message: copy.refused }));
    return issues.length > 0
      ? { success: false as const, error: { issues } }
      : { success: true as const, data: values };
  },
};

const places = [
  { name: "first", title: copy.first },
  { name: "second", title: copy.second },
  { name: "third", title: copy.third },
];

/** Multi-step forms. */
export function Steps() {
  const form = useHookForm<EventValues, unknown>({
    schema: required,
    initial,
    draftKey: "ui-kit-steps",
    onSubmit: () => form.draft.discard(),
  });
  return (
    <>
      <Example title={copy.steppers} stacked>
        {places.map(({ name }, index) => (
          <Stepper
            key={name}
            label={copy.stepper(index + 1)}
            steps={places}
            current={name}
            onStep={() => undefined}
          />
        ))}
        <ErrorSummary
          messages={[{ path: "title", place: copy.first, message: copy.refused }]}
          onGo={() => undefined}
        />
      </Example>
      <Example title={copy.wizard} note={copy.wizardNote} stacked>
        <div className="max-w-lg">
          <Wizard
            form={form}
            label={copy.wizard}
            submit={copy.publish}
            param="kit-step"
            steps={[
              {
                name: "first",
                title: copy.first,
                fields: ["title"],
                content: <TextField field={form.field("title")} label={copy.eventTitle} />,
              },
              {
                name: "second",
                title: copy.second,
                fields: ["city"],
                content: <TextField field={form.field("city")} label={copy.city} />,
              },
              {
                name: "third",
                title: copy.third,
                fields: ["price"],
                content: <TextField field={form.field("price")} label={copy.price} prefix="$" />,
              },
            ]}
          />
        </div>
      </Example>
    </>
  );
}
