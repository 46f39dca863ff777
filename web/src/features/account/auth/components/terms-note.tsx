import { paths } from "#routing/paths.ts";
import { TextLink } from "#ui/text-link.tsx";
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
        {way === "form" ? copy.byCreating : copy.byGoogle}{" "}
        <TextLink variant="lamp" to={paths.terms}>
          {copy.terms}
        </TextLink>{" "}
        {copy.and}{" "}
        <TextLink variant="lamp" to={paths.privacy}>
          {copy.privacyPolicy}
        </TextLink>
        .
      </p>
      {error !== undefined && (
        <p role="alert" className="mt-1 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
