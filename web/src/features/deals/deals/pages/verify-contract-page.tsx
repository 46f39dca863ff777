import type { VerifiedAgreement } from "@marquee/contracts/deals/agreements";
import { messageOf } from "#api/http.ts";
import { formatDateTime } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { Card } from "#ui/card.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { Icon } from "#ui/icon.tsx";
import { Page } from "#ui/page.tsx";
import { useVerifyAgreement } from "../api/verify-agreement.ts";
import { verifyContractPage as copy } from "../copy.ts";

const mb = 1024 * 1024;
const maxBytes = 20 * mb;

/** Shows which version of a contract a file is and who signed it, or that it is not a contract. */
export function VerifyContractPage() {
  const verify = useVerifyAgreement();
  return (
    <Page title={copy.title} lead={copy.lead} back={{ to: paths.sponsorships, label: copy.back }}>
      <Card className="max-w-3xl p-5 sm:p-6">
        <FileDrop
          plain
          label={copy.file}
          button={copy.choose}
          hint={copy.hint}
          accept={["application/pdf"]}
          refusalOf={async (file) => (file.size > maxBytes ? copy.tooLarge : undefined)}
          onFile={(file) => verify.mutate(file)}
          progress={verify.isPending ? 1 : null}
          progressText={copy.checking}
          onCancel={verify.reset}
          error={verify.isError ? messageOf(verify.error) : undefined}
        />
        <div role="status" className="mt-5">
          {verify.data && verify.variables && (
            <Verdict fileName={verify.variables.name} match={verify.data.match} />
          )}
        </div>
      </Card>
    </Page>
  );
}

function Verdict({ fileName, match }: { fileName: string; match: VerifiedAgreement | null }) {
  return (
    <div className="flex items-start gap-3 rounded-lg border border-line p-4">
      <Icon
        name={match ? "circle-check" : "circle-alert"}
        className={match ? "mt-0.5 size-5 shrink-0 text-success" : "mt-0.5 size-5 shrink-0 text-danger"}
      />
      <div className="min-w-0">
        <h2 className="text-base break-words">{match ? copy.matches : copy.noMatch}</h2>
        <p className="text-sm break-all text-muted">{fileName}</p>
        {match ? (
          <>
            <p className="mt-2">
              {match.current ? copy.current(match.version) : copy.replaced(match.version)}
            </p>
            <ul className="mt-2 grid grid-cols-1 gap-1">
              {match.signatures.map((signature) => (
                <li key={signature.role}>
                  {copy.signed[signature.role](signature.name, formatDateTime(signature.at))}
                </li>
              ))}
            </ul>
            {match.signatures.length === 0 && <p className="mt-2 text-muted">{copy.nobody}</p>}
          </>
        ) : (
          <p className="mt-2 text-muted">{copy.noMatchText}</p>
        )}
      </div>
    </div>
  );
}
