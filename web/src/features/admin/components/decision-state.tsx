import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";

/** What a second admin decides, at the end of its row: the two verbs for whoever may decide, else how it stands. */
export function DecisionState(props: {
  waiting: boolean;
  /** Whether the reader asked for it, who must not decide on it. */
  own: boolean;
  decidedBy: string | null;
  badge: { label: string; tone: BadgeTone };
  /** A button's whole name, such as "Approve: Make ada an admin". */
  nameOf: (verb: "Approve" | "Reject") => string;
  onAsk: (approve: boolean) => void;
}) {
  const { waiting, own, decidedBy, badge, nameOf, onAsk } = props;
  if (waiting && !own) {
    return (
      <span className="inline-flex gap-2">
        <Button size="sm" aria-label={nameOf("Reject")} onClick={() => onAsk(false)}>
          Reject
        </Button>
        <Button size="sm" variant="primary" aria-label={nameOf("Approve")} onClick={() => onAsk(true)}>
          Approve
        </Button>
      </span>
    );
  }
  return (
    <span className="text-right">
      <Badge tone={badge.tone}>{badge.label}</Badge>
      <span className="block text-sm text-muted">
        {waiting ? "Needs another admin" : decidedBy !== null && `by ${decidedBy}`}
      </span>
    </span>
  );
}
