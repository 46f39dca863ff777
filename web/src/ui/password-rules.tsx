import { comparedPassword, passwordRules } from "@marquee/contracts/account/auth";
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { passwordRules as copy } from "./form-copy.ts";

/** Turns a rule into a checklist item: "Password must contain at least one number" becomes "At least one number". */
function hintOf(message: string): string {
  const hint = message
    .replace(/^Password (?:must (?:be|contain) )?/, "")
    .replace(/^This password is/, copy.not);
  return hint.charAt(0).toUpperCase() + hint.slice(1);
}

type Check = (password: string) => boolean;

const strengthRules = passwordRules.slice(0, -1);
const commonRule = passwordRules[passwordRules.length - 1];

/** The server's own check for common passwords, loaded with a password's first letter because its list is long. */
function useCommonCheck(wanted: boolean): Check | undefined {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    if (!wanted) return;
    import("@marquee/contracts/account/is-common-password").then(
      ({ isCommonPassword }) => setCheck(() => isCommonPassword),
      // If it fails to load, the rule stays open here, and the server decides.
      () => undefined,
    );
  }, [wanted]);
  return check;
}

/** The rules of a new password, each ticked as soon as it is met. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const isCommon = useCommonCheck(password !== "");
  return (
    <ul
      id={id}
      aria-label={copy.passwordRules}
      className="grid gap-x-4 gap-y-1 rounded-lg bg-sunken px-3 py-2.5 text-sm grid-cols-1 sm:col-span-full sm:grid-cols-2 dark:bg-surface"
    >
      {strengthRules.map(({ message, test }) => (
        <Rule key={message} message={message} met={password !== "" && test(comparedPassword(password))} />
      ))}
      {commonRule && (
        <Rule
          message={commonRule.message}
          met={password === "" ? false : isCommon ? !isCommon(password) : undefined}
        />
      )}
    </ul>
  );
}

/** Undefined while it is unknown whether the rule is met. */
function Rule({ message, met }: { message: string; met: boolean | undefined }) {
  return (
    <li className={clsx("flex items-center gap-2 last:sm:col-span-2", met ? "text-success" : "text-muted")}>
      <span aria-hidden className="grid size-3.5 shrink-0 place-items-center">
        {met ? (
          <Icon name="check" className="size-3.5" strokeWidth={2.5} />
        ) : (
          <span className="size-1.5 rounded-full bg-line-strong" />
        )}
      </span>
      {hintOf(message)}
      {met !== undefined && <span className="sr-only">{met ? copy.met : copy.notMet}</span>}
    </li>
  );
}
