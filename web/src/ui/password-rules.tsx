import { passwordRules } from "@marquee/contracts/http/auth";
import { clsx } from "clsx";
import { Icon } from "#ui/icon.tsx";
import { passwordRules as copy } from "./copy.ts";

/** A rule's message as a thing to tick: "Password must contain at least one number" reads "At least one number". */
function hintOf(message: string): string {
  const hint = message
    .replace(/^Password (?:must (?:be|contain) )?/, "")
    .replace(/^This password is/, copy.not);
  return hint.charAt(0).toUpperCase() + hint.slice(1);
}

/** The rules of a new password, each ticked as soon as it is kept. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <ul
      id={id}
      aria-label={copy.passwordRules}
      className="grid gap-x-4 gap-y-1 rounded-lg bg-sunken px-3 py-2.5 text-sm grid-cols-1 sm:col-span-full sm:grid-cols-2 dark:bg-surface"
    >
      {passwordRules.map(({ message, test }) => {
        const kept = password !== "" && test(password);
        return (
          <li
            key={message}
            className={clsx(
              "flex items-center gap-2 last:sm:col-span-2",
              kept ? "text-success" : "text-muted",
            )}
          >
            <span aria-hidden className="grid size-3.5 shrink-0 place-items-center">
              {kept ? (
                <Icon name="check" className="size-3.5" strokeWidth={2.5} />
              ) : (
                <span className="size-1.5 rounded-full bg-line-strong" />
              )}
            </span>
            {hintOf(message)}
            <span className="sr-only">{kept ? " (met)" : copy.notMet}</span>
          </li>
        );
      })}
    </ul>
  );
}
