import type { User } from "@marquee/contracts/account/auth";
import { type ReactNode, useState } from "react";
import { ForRole } from "#account/for-role.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Icon } from "#ui/icon.tsx";
import { useExportAccount } from "../api/export-account.ts";
import { dataCard as copy } from "../copy.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { SampleDataRow } from "./sample-data-row.tsx";

/** The user's own data: export it, or delete the account. */
export function DataCard({ user }: { user: User }) {
  const exporting = useExportAccount();
  const [deleting, setDeleting] = useState(false);
  return (
    <Card aria-labelledby="data-title">
      <CardHeader id="data-title" title={copy.title} />
      <div className="divide-y divide-line border-t border-line">
        <ForRole>
          <SampleDataRow />
        </ForRole>
        <Row title={copy.exportTitle} text={copy.exportText}>
          <Button pending={exporting.isPending} onClick={() => exporting.mutate()}>
            <Icon name="download" />
            {copy.export}
          </Button>
        </Row>
        <Row title={copy.deleteTitle} text={copy.deleteText}>
          <Button className="border-danger! text-danger!" onClick={() => setDeleting(true)}>
            {copy.deleteTitle}
          </Button>
        </Row>
      </div>
      <FailureNote error={exporting.error} className="border-t border-line px-5 py-3" />
      {deleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
