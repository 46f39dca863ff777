import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "#api/session.ts";
import { brandFactsQuery } from "#features/account/brand-facts/api/get-brand-facts.ts";
import { brandFactsPath } from "#routing/paths.ts";
import { TextLink } from "#ui/text-link.tsx";
import { brandLine as copy } from "../copy.ts";
import { brandSummary } from "../model/brief-summary.ts";

/** What Morgan knows about the brand and uses for writing, on one line, with a link to change it. */
export function BrandLine() {
  // What stands on the profile is its company's own people's to change.
  const { through } = useCurrentUser();
  const { data, isError } = useQuery(brandFactsQuery);
  const known = data === undefined ? undefined : brandSummary(data);
  return (
    // Reserve the line's height before its text has loaded.
    <div className="flex min-h-6 items-baseline gap-x-3 px-1 text-sm text-muted">
      <p className="min-w-0 flex-1 truncate" title={known || undefined}>
        <span className="font-medium text-ink">{copy.label}</span>{" "}
        {isError ? copy.failed : known === undefined ? copy.loading : known || copy.nothing}
      </p>
      {!through && (
        <TextLink to={brandFactsPath} className="shrink-0">
          {known === "" ? copy.add : copy.change}
        </TextLink>
      )}
    </div>
  );
}
