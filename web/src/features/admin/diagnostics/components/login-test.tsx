import type { User } from "@marquee/contracts/account/auth";
import { userRoleLabels } from "@marquee/contracts/enums";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { currentUserKey } from "#api/session.ts";
import { paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { inputClass } from "#ui/field.tsx";
import { useCheckAuthentication, useTestLogin, useTestLogout } from "../api/use-test-login.ts";
import { loginTestPage as copy } from "../copy.ts";

/** Shows who is signed in, a sign-in form for manual tests, and what the page says about the account. */
export function LoginTest({ about }: { about?: (user: User) => ReactNode }) {
  const client = useQueryClient();
  const check = useCheckAuthentication();
  const login = useTestLogin();
  const logout = useTestLogout();
  const [known, setKnown] = useState(() => client.getQueryData<User | null>(currentUserKey));
  const id = useId();
  const needsCode = login.data !== undefined && "twoFactorRequired" in login.data;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    login.mutate(
      { username: text("username"), password: text("password") },
      {
        onSuccess: (answer) => {
          if (!("twoFactorRequired" in answer)) setKnown(answer);
        },
      },
    );
  }

  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
      <Card className="p-5" aria-label={copy.signIn}>
        <form className="flex flex-col gap-4" onSubmit={submit}>
          <label className="grid gap-1.5 text-sm font-medium" htmlFor={`${id}-username`}>
            {copy.username}
            <input
              id={`${id}-username`}
              name="username"
              className={inputClass}
              autoComplete="username"
              required
            />
          </label>
          <label className="grid gap-1.5 text-sm font-medium" htmlFor={`${id}-password`}>
            {copy.password}
            <input
              id={`${id}-password`}
              name="password"
              type="password"
              className={inputClass}
              autoComplete="current-password"
              required
            />
          </label>
          <Button type="submit" variant="primary" pending={login.isPending}>
            {copy.signIn}
          </Button>
        </form>
      </Card>
      <Card className="flex flex-col gap-4 p-5" aria-label={copy.check}>
        <div role="status">
          {known ? (
            <>
              <Badge tone="success">{copy.somebody}</Badge>
              <p className="mt-2 break-words">
                {copy.as(known.name, known.username, userRoleLabels[known.role])}
              </p>
            </>
          ) : (
            <Badge>{known === null ? copy.nobody : copy.unknown}</Badge>
          )}
          {needsCode && !known && <p className="mt-2 text-muted">{copy.secondFactor}</p>}
        </div>
        {known && about?.(known)}
        <div className="flex flex-wrap gap-2">
          <Button pending={check.isPending} onClick={() => check.mutate(undefined, { onSuccess: setKnown })}>
            {copy.check}
          </Button>
          {known && (
            <Button
              pending={logout.isPending}
              onClick={() => logout.mutate(undefined, { onSuccess: () => setKnown(null) })}
            >
              {copy.signOut}
            </Button>
          )}
          {needsCode && !known && <LinkButton to={paths.auth}>{copy.signIn}</LinkButton>}
        </div>
      </Card>
    </div>
  );
}
