import type { Core } from "@marquee/core/core";
import { createInquiry } from "@marquee/core/deals/inquiries/create-inquiry";
import { replyToInquiry } from "@marquee/core/deals/inquiries/reply";
import { markInquiryRead } from "@marquee/core/deals/inquiries/threads";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { profileKey, readUser } from "@marquee/core/ground/users/user.item";
import { eventId } from "./content/events.ts";
import { inquiryPlans } from "./content/inquiries.ts";

const hourMs = 60 * 60_000;

/** Seeding notifies nobody. */
const channel = { send: async () => "sent" as const, close: async () => undefined };
/**
 * Writes the demo's conversations, each step by the normal code at its own time, so that the host's reply time and the
 * unread marks come out right.
 */
export async function seedInquiries(core: Core): Promise<void> {
  const nowMs = core.clock.now();
  const before = (hours: number): Core => ({ ...core, clock: { now: () => nowMs - hours * hourMs } });
  for (const { event, inquirerId, topic, messages } of inquiryPlans) {
    const [{ hoursAgo, text: message }, ...replies] = messages;
    const row = await core.table.get(profileKey(inquirerId));
    if (!row) throw new Error(`There is no ${inquirerId}`);
    const parties = { inquirer: inquirerId, host: event.hostId };
    const { id: inquiryId } = await createInquiry(before(hoursAgo), channel, {
      inquirer: readUser(row),
      acting: inPerson(inquirerId),
      eventId: eventId(event),
      topic,
      message,
      idempotencyKey: undefined,
    });
    for (const [at, reply] of replies.entries()) {
      const { id } = await replyToInquiry(before(reply.hoursAgo), channel, {
        acting: inPerson(parties[reply.by]),
        inquiryId,
        message: reply.text,
        clientId: `demo_${at}`,
      });
      for (const accountId of Object.values(parties)) await markInquiryRead(core, accountId, inquiryId, id);
    }
  }
}
