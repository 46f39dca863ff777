import type { CampaignTemplate } from "@marquee/contracts/studio/templates";
import { ForRole } from "#account/for-role.tsx";
import { formatDollars, labelOf } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { campaignTypeLabels } from "../model/labels.ts";
import { templateCard as copy } from "../template-copy.ts";
import { OwnTemplateMenu } from "./own-template-menu.tsx";
import { TemplateScene } from "./template-scene.tsx";

/** A template in brief: what it is, what it needs, and its two actions. */
export function TemplateCard(props: {
  template: CampaignTemplate;
  onPreview: () => void;
  onUse: () => void;
}) {
  const { template } = props;
  return (
    <Card as="li" className="flex flex-col gap-3 p-4">
      <div className="flex gap-3.5">
        <TemplateScene template={template} className="w-20 self-start" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-1.5 text-xs text-faint">
            {campaignTypeLabels[template.type]} · {labelOf(template.industry)}
            {!template.isPublic && <Badge tone="info">{copy.private}</Badge>}
          </p>
          <h3 className="mt-0.5 text-base">{template.name}</h3>
          <p className="text-sm text-muted">
            {copy.facts(formatDollars(template.estimatedBudget), template.estimatedDuration)}
          </p>
        </div>
      </div>
      <p className="line-clamp-2 text-muted">{template.description}</p>
      <div className="mt-auto flex flex-wrap gap-2">
        <ForRole>
          <Button size="sm" aria-label={copy.useNamed(template.name)} onClick={props.onUse}>
            {copy.use}
          </Button>
        </ForRole>
        <Button
          size="sm"
          variant="ghost"
          aria-label={copy.previewNamed(template.name)}
          onClick={props.onPreview}
        >
          {copy.preview}
        </Button>
        {!template.isPublic && (
          <ForRole>
            <span className="relative ml-auto">
              <OwnTemplateMenu template={template} />
            </span>
          </ForRole>
        )}
      </div>
    </Card>
  );
}
