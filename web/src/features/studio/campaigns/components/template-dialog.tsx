import type { CampaignTemplate } from "@marquee/contracts/studio/templates";
import { ForRole } from "#account/for-role.tsx";
import { formatDollars, labelOf } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Facts } from "#ui/facts.tsx";
import { campaignTypeLabels } from "../model/labels.ts";
import { templateDialog as copy } from "../template-copy.ts";
import { TemplateScene } from "./template-scene.tsx";

/** A template in full, shown before it fills the builder. */
export function TemplateDialog(props: {
  template: CampaignTemplate;
  /** Whether it would replace a brief that is in the builder. */
  replacesBrief: boolean;
  onUse: () => void;
  onClose: () => void;
}) {
  const { template } = props;
  return (
    <Dialog
      onClose={props.onClose}
      size="lg"
      title={template.name}
      footer={
        <>
          {props.replacesBrief && <p className="mr-auto self-center text-sm text-muted">{copy.replaces}</p>}
          <Button onClick={props.onClose}>{copy.cancel}</Button>
          <ForRole>
            <Button variant="primary" onClick={props.onUse}>
              {copy.use}
            </Button>
          </ForRole>
        </>
      }
    >
      <div className="flex gap-4">
        <TemplateScene template={template} className="w-32 self-start max-sm:hidden" />
        <div className="min-w-0">
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="lamp">{campaignTypeLabels[template.type]}</Badge>
            <Badge>{labelOf(template.industry)}</Badge>
          </div>
          <p className="mt-2 text-lg text-muted">{template.description}</p>
        </div>
      </div>
      <h3 className="mt-5 text-sm font-medium text-muted">{copy.brief}</h3>
      <p className="mt-1 rounded-lg bg-sunken px-4 py-3">{template.content}</p>
      <Facts
        layout="above"
        className="mt-5"
        facts={[
          [copy.budget, copy.from(formatDollars(template.estimatedBudget))],
          [copy.duration, template.estimatedDuration],
          [copy.audience, template.targetAudience],
          [copy.goals, template.goals.join(", ")],
          [copy.keyFeatures, template.keyFeatures.join(", ")],
          [copy.metrics, template.metrics.join(", ")],
        ]}
      />
    </Dialog>
  );
}
