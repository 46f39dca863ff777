import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import type { FormField } from "#forms/form-shape.ts";
import { Icon } from "#ui/icon.tsx";
import { FieldFrame, inputClass, wiring } from "./field.tsx";
import { passwordField as copy } from "./form-copy.ts";

/** A password that can be shown; pasting and password managers work. */
export function PasswordField(props: {
  field: FormField<string>;
  label: string;
  autoComplete: "current-password" | "new-password";
  end?: ReactNode;
  /** The id of additional text that describes the field, such as a list of rules. */
  describedBy?: string;
}) {
  const [visible, setVisible] = useState(false);
  const { field } = props;
  const wired = wiring(field, false);
  const described = [wired["aria-describedby"], props.describedBy].filter((id) => id !== undefined).join(" ");
  return (
    <FieldFrame id={field.id} label={props.label} error={field.error} end={props.end}>
      <span className="relative block">
        <input
          {...wired}
          type={visible ? "text" : "password"}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={clsx(inputClass, "pr-10")}
          aria-describedby={described || undefined}
          value={field.value}
          onChange={(event) => field.set(event.target.value)}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-r-lg text-faint hover:text-ink"
          aria-label={`${visible ? copy.hide : copy.show} ${props.label.toLowerCase()}`}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <Icon name="eye-off" className="size-4" /> : <Icon name="eye" className="size-4" />}
        </button>
      </span>
    </FieldFrame>
  );
}
