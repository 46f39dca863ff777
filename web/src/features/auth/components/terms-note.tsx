import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "#routing/paths.ts";
import { termsNote as copy } from "../copy.ts";

/** Creating an account accepts the terms, so this sentence belongs next to every button that may create one. */
export function TermsNote({
  way,
  id,
  error,
}: {
  way: "form" | "google";
  id?: string;
  /** The server's error about the terms that this page showed. */
  error?: string | undefined;
}) {
  return (
    <div className="text-center text-sm text-muted">
      <p id={id}>
        {way === "form" ? copy.byCreating : copy.byGoogle} <TextLink to={paths.terms}>{copy.terms}</TextLink>{" "}
        {copy.and} <TextLink to={paths.privacy}>{copy.privacyPolicy}</TextLink>.
      </p>
      {error !== undefined && (
        <p role="alert" className="mt-1 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium text-lamp-text underline underline-offset-2">
      {children}
    </Link>
  );
}
