import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { termsNote as copy } from "../copy.ts";

/** Creating an account accepts the terms: the sentence belongs beside every button that may create one. */
export function TermsNote({ way, id }: { way: "form" | "google"; id?: string }) {
  return (
    <p id={id} className="text-center text-sm text-muted">
      {way === "form" ? copy.byCreating : copy.byGoogle} <TextLink to={paths.terms}>{copy.terms}</TextLink>{" "}
      {copy.and} <TextLink to={paths.privacy}>{copy.privacyPolicy}</TextLink>.
    </p>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium text-lamp-text underline underline-offset-2">
      {children}
    </Link>
  );
}
