import type { JobInput } from "@marquee/contracts/admin/accounts";
import type { AdminJob } from "@marquee/contracts/admin/system";
import { useState } from "react";
import { formatList } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Facts } from "#ui/facts.tsx";
import { jobInputDialog as copy } from "../account-copy.ts";
import { useShowJobInput } from "../api/show-job-input.ts";
import { inputFacts } from "../model/input-facts.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Asks for a reason, then shows what somebody wrote to order a job. It is gone once the dialog closes. */
export function JobInputDialog({ job, onClose }: { job: AdminJob; onClose: () => void }) {
  const show = useShowJobInput(job);
  const [input, setInput] = useState<JobInput | null>(null);
  if (input === null)
    return (
      <ReasonDialog
        title={copy.title}
        description={copy.lead}
        submit={copy.show}
        act={show}
        order={(reason) => ({ reason })}
        onDone={setInput}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      onClose={onClose}
      title={copy.shownTitle}
      description={job.id}
      footer={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <blockquote className="max-h-80 overflow-y-auto border-l-2 border-line-strong pl-3 break-words whitespace-pre-line">
        {input.text ?? copy.gone}
      </blockquote>
      <Facts
        layout="beside"
        className="mt-4"
        facts={inputFacts(input).map(({ label, values }) => [label, formatList(values)])}
      />
    </Dialog>
  );
}
