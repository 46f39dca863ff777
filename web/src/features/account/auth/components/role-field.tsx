import { type SelfSelectableRole, selfSelectableRoles, userRoleLabels } from "@marquee/contracts/enums";
import { clsx } from "clsx";
import type { FormField } from "#forms/form-shape.ts";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { roleField as copy } from "../copy.ts";

const icons = { brand: "megaphone", event_host: "calendar-days", agency: "users-round" } as const;

/** Which side somebody is on. Nothing is chosen for them, since only support can change a role. */
export function RoleField({ field }: { field: FormField<SelfSelectableRole | ""> }) {
  const noteId = `${field.id}-note`;
  return (
    <fieldset aria-describedby={field.error === undefined ? undefined : noteId}>
      <legend className="mb-1.5 text-sm font-medium">{copy.legend}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {selfSelectableRoles.map((role) => (
          <label
            key={role}
            className={clsx(
              "relative flex min-h-11 items-start gap-3 rounded-lg border border-line-strong bg-surface p-3 transition-colors hover:border-ink has-checked:border-lamp-line has-checked:bg-lamp-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              role === "agency" && "sm:col-span-2",
            )}
          >
            <input
              type="radio"
              className="absolute inset-0 size-full appearance-none opacity-0"
              name={field.name}
              value={role}
              checked={field.value === role}
              onChange={() => field.set(role)}
            />
            <Icon name={icons[role]} className="mt-0.5 size-5 shrink-0 text-lamp-text" />
            <span className="min-w-0">
              <span className="block font-medium">{userRoleLabels[role]}</span>
              <span className="block text-sm text-muted">{copy.notes[role]}</span>
            </span>
          </label>
        ))}
      </div>
      {field.error !== undefined && (
        <FieldError id={noteId} className="mt-1.5">
          {field.error}
        </FieldError>
      )}
    </fieldset>
  );
}
