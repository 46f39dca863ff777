import { useQuery } from "@tanstack/react-query";
import { usePayer } from "#account/payer.ts";
import { formatDate } from "#format/format.ts";
import { replyAllowanceQuery } from "../api/get-reply-allowance.ts";
import { chargeRule as copy } from "../copy.ts";

/** The cost of the next answer. Its line is there from the first frame, so that nothing moves when it is filled. */
export function ChargeRule() {
  const { data } = useQuery(replyAllowanceQuery);
  const payer = usePayer();
  return (
    <p className="mx-auto min-h-5 max-w-3xl pt-1.5 text-center text-xs text-faint">
      {data && (payer === null ? ruleOf(data) : copy.paidBy(ruleOf(data), payer))}
    </p>
  );
}

function ruleOf(allowance: {
  freePerMonth: number;
  freeLeft: number;
  renewsAt: string;
  replyCredits: number;
}) {
  const { freePerMonth, freeLeft, renewsAt, replyCredits } = allowance;
  if (replyCredits === 0) return copy.free;
  if (freePerMonth === 0) return copy.each(replyCredits);
  return freeLeft > 0
    ? copy.left(freeLeft, freePerMonth, replyCredits)
    : copy.used(replyCredits, formatDate(renewsAt));
}
