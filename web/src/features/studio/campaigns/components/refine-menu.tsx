import { type ConceptRefinement, conceptRefinements } from "@marquee/contracts/enums";
import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { creditsText } from "#features/credits/credits/model/prices.ts";
import { formatCredits } from "#format/format.ts";
import { creditsForCampaignPath } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { useRefineCampaignConcept } from "../api/refine-campaign-concept.ts";
import { useOrder } from "../model/use-order.ts";
import { refineMenu as copy } from "../refine-copy.ts";
import { RefineWords } from "./refine-words.tsx";

/** The last refinement replaces the concept; the others change it. */
const refinements: readonly ConceptRefinement[] = [
  ...conceptRefinements.filter((refinement) => refinement !== "another" && refinement !== "in_words"),
  "another",
];

/** The refinements of a finished concept, each with its price. The order includes the parts that the concept has. */
export function RefineMenu(props: {
  generationId: string;
  index: number;
  concept: CampaignResult;
  onRefined: (generationId: string) => void;
}) {
  const { generationId, index, concept } = props;
  const refine = useRefineCampaignConcept();
  const analysis = concept.competitiveAnalysis !== null;
  const mockup = concept.mockupImageUrl !== null;
  // All refinements of a concept cost the same.
  const order = useOrder({ analysis, mockup, refinement: "another" });
  const { cost, available, isOn, isShort, payer, buys } = order;
  const canRefine = isOn && !isShort && available !== undefined;

  function onChoose(refinement: ConceptRefinement, words?: string): void {
    if (!canRefine || refine.isPending) return;
    const parts = { generateCompetitiveAnalysis: analysis, generateVisualMockup: mockup };
    refine.mutate(
      { id: generationId, body: { refinement, index, ...(words === undefined ? {} : { words }), ...parts } },
      { onSuccess: (made) => props.onRefined(made.generationId) },
    );
  }

  return (
    <span className="relative">
      <Popover
        className="w-72"
        trigger={(trigger) => (
          <Button
            variant="ghost"
            pending={refine.isPending}
            {...trigger}
            aria-haspopup="menu"
            aria-label={copy.label(concept.name)}
          >
            <Icon name="sparkles" />
            {copy.refine}
          </Button>
        )}
      >
        {(close) => (
          <>
            <Menu label={copy.label(concept.name)}>
              {refinements.map((refinement) => (
                <MenuItem
                  key={refinement}
                  aria-disabled={canRefine ? undefined : true}
                  className="justify-between aria-disabled:text-faint"
                  onClick={() => {
                    if (!canRefine) return;
                    close();
                    onChoose(refinement);
                  }}
                >
                  <span>{copy.items[refinement]}</span>
                  <span className="text-sm text-muted">{creditsText(cost)}</span>
                </MenuItem>
              ))}
              {isOn && isShort && buys && <MenuLink to={creditsForCampaignPath}>{copy.getCredits}</MenuLink>}
            </Menu>
            <RefineWords
              cost={creditsText(cost)}
              canRefine={canRefine}
              onChange={(words) => {
                close();
                onChoose("in_words", words);
              }}
            />
            <Note>{noteOf({ analysis, mockup })}</Note>
            {!isOn && <Note>{copy.switchedOff}</Note>}
            {isOn && payer !== null && available !== undefined && (
              <Note>{copy.paidBy(payer, formatCredits(available))}</Note>
            )}
            {isOn && isShort && payer === null && available !== undefined && (
              <Note>{copy.short(formatCredits(available), formatCredits(cost - available))}</Note>
            )}
          </>
        )}
      </Popover>
    </span>
  );
}

function noteOf({ analysis, mockup }: { analysis: boolean; mockup: boolean }): string | undefined {
  if (analysis && mockup) return copy.both;
  if (analysis) return copy.analysis;
  return mockup ? copy.mockup : undefined;
}

function Note({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return <p className="border-t border-line px-4 py-2 text-sm text-muted">{children}</p>;
}
