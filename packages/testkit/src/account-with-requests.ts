import { adjustmentItem } from "@marquee/core/credits/credits/adjustment.item";
import { approvalItem } from "@marquee/core/ground/approvals/approval.item";
import type { UserRecord } from "@marquee/core/ground/users/user.item";
import { roleChangeEntity } from "@marquee/core/home/support/role-change.item";
import { supportRequestEntity } from "@marquee/core/home/support/support-request.item";
import { sentMailEntity } from "@marquee/core/live/mail/sent-mail.item";
import { isoTime } from "@marquee/core/time";
import type { Item } from "@marquee/table/table";

/** What an account asked admins for and was mailed, and what admins asked each other about it; all texts contain the word. */
export function requestsOf(user: UserRecord, word: string, nowMs: number): Item[] {
  const { id } = user;
  const at = isoTime(nowMs);
  return [
    supportRequestEntity.item({
      id: `sup_${id}`,
      userId: id,
      topic: "billing",
      text: `Where is the receipt of ${word}?`,
      page: "/credits",
      errorId: null,
      status: "answered",
      answer: `Under Credits, ${word}`,
      createdAt: at,
      answeredAt: at,
    }),
    sentMailEntity.item({
      userId: id,
      id: `eml_${id}`,
      to: user.email ?? "",
      subject: `${word} was answered`,
      sent: true,
      createdAt: at,
    }),
    roleChangeEntity.item({
      userId: id,
      from: "brand",
      to: "agency",
      reason: `${word} runs events now`,
      status: "declined",
      answer: `Not yet, ${word}`,
      requestedAt: at,
      decidedAt: at,
    }),
    approvalItem({
      id: `apr_${id}`,
      kind: "admin",
      subject: id,
      subjectName: user.username,
      before: { role: "brand", status: "active", isPartner: false },
      after: { role: "admin", status: "active", isPartner: false },
      reason: `${word} joins us`,
      status: "waiting",
      requestedBy: "ada",
      requestedById: "usr_ada",
      decidedBy: null,
      createdAt: at,
    }),
    adjustmentItem({
      id: `adj_waiting_${id}`,
      userId: id,
      username: user.username,
      amount: 5_000,
      reason: `More for ${word}`,
      status: "waiting",
      requestedBy: "ada",
      requestedById: "usr_ada",
      decidedBy: null,
      createdAt: at,
    }),
    adjustmentItem({
      id: `adj_${id}`,
      userId: id,
      username: user.username,
      amount: 5,
      reason: `For ${word}`,
      status: "booked",
      requestedBy: "ada",
      requestedById: "usr_ada",
      decidedBy: null,
      createdAt: at,
    }),
  ];
}
