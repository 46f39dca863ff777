import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { decisionState as copy } from "../copy.ts";

/** The end of a row that a second admin decides: Approve and Reject for an admin who may decide, else its state. */
export function DecisionState(props: {
  waiting: boolean;
  /** Whether the current admin asked for it and therefore must not decide. */
  own: boolean;
  decidedBy: string | null;
  badge: { label: string; tone: BadgeTone };
  /** A button's full name, such as "Approve: Make ada an admin". */
  nameOf: (verb: "Approve" | "Reject") => string;
  onAsk: (approve: boolean) => void;
}) {
  const { waiting, own, decidedBy, badge, nameOf, onAsk } = props;
  if (waiting && !own) {
    return (
      <span className="inline-flex gap-2">
        <Button size="sm" aria-label={nameOf(copy.reject)} onClick={() => onAsk(false)}>
          {copy.reject}
        </Button>
        <Button size="sm" variant="primary" aria-label={nameOf(copy.approve)} onClick={() => onAsk(true)}>
          {copy.approve}
        </Button>
      </span>
    );
  }
  return (
    <span className="text-right">
      <Badge tone={badge.tone}>{badge.label}</Badge>
      <span className="block text-sm text-muted">
        {waiting ? copy.needsAnotherAdmin : decidedBy !== null && copy.by(decidedBy)}
      </span>
    </span>
  );
}
