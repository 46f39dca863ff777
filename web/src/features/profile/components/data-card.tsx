import type { User } from "@marquee/contracts/http/auth";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { useExportAccount } from "../api/export-account.ts";
import { dataCard as copy } from "../copy.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

/** The user's own data: take it along, or have it deleted. */
export function DataCard({ user }: { user: User }) {
  const exporting = useExportAccount();
  const [deleting, setDeleting] = useState(false);
  return (
    <Card aria-labelledby="data-title">
      <CardHeader id="data-title" title={copy.yourData} />
      <div className="divide-y divide-line border-t border-line">
        <Row title={copy.export} text={copy.everythingThatIsHeldAbout}>
          <Button pending={exporting.isPending} onClick={() => exporting.mutate()}>
            <Icon name="download" />
            {copy.exportData}
          </Button>
        </Row>
        <Row title={copy.deleteAccount} text={copy.removesYouAndWhatBelongs}>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {copy.deleteAccount}
          </Button>
        </Row>
      </div>
      {deleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 px-5 py-3.5">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
