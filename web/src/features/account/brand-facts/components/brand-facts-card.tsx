import type { BrandFacts } from "@marquee/contracts/account/brand-facts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ForRole } from "#account/for-role.tsx";
import { useAddress } from "#routing/address.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { useClearBrandFacts } from "../api/clear-brand-facts.ts";
import { brandFactsQuery } from "../api/get-brand-facts.ts";
import { brandFactsCard as copy, clearFactsDialog as dialogCopy } from "../copy.ts";
import { toasts } from "../toasts.ts";
import { BrandFactsForm } from "./brand-facts-form.tsx";

/** What Morgan knows about the user's brand; the user can view, change and clear it. */
export function BrandFactsCard() {
  const { data, error, isPending, refetch } = useQuery(brandFactsQuery);
  const [clearing, setClearing] = useState(false);
  const card = useRef<HTMLElement>(null);
  const wanted = useAddress().get("show") === "brand-facts";
  useEffect(() => {
    if (!wanted) return;
    // After the page has been scrolled to its top.
    const frame = requestAnimationFrame(() => card.current?.scrollIntoView({ block: "start" }));
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return (
    <Card ref={card} aria-labelledby="brand-facts-title" className="scroll-mt-20">
      <CardHeader
        id="brand-facts-title"
        title={copy.title}
        note={copy.note}
        actions={
          <ForRole least="manager">
            <Button
              variant="ghost"
              size="sm"
              data-ghost
              disabled={!data || !hasFacts(data)}
              onClick={() => setClearing(true)}
            >
              {copy.clear}
            </Button>
          </ForRole>
        }
      />
      <div className="border-t border-line px-5 py-5">
        {data ? (
          <BrandFactsForm stored={data} />
        ) : isPending ? (
          <Loading label={copy.loading}>
            <Skeleton className="h-140 w-full" />
          </Loading>
        ) : (
          <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
        )}
      </div>
      {clearing && <ClearFactsDialog onClose={() => setClearing(false)} />}
    </Card>
  );
}

function hasFacts({ version: _, updatedAt: __, ...facts }: BrandFacts): boolean {
  return Object.values(facts).some((value) => value.length > 0);
}

function ClearFactsDialog({ onClose }: { onClose: () => void }) {
  const clear = useClearBrandFacts();
  return (
    <ConfirmDialog
      title={dialogCopy.title}
      description={dialogCopy.text}
      confirm={dialogCopy.confirm}
      danger
      pending={clear.isPending}
      error={clear.error}
      onConfirm={() =>
        clear.mutate(undefined, {
          onSuccess: () => {
            toast(toasts.cleared);
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
