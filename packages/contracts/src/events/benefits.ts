/** The kinds of benefit a sponsor gets. The kind decides what an agreement says about it and who has to do what. */
export const benefitKinds = [
  "branding",
  "booth",
  "speaking",
  "tickets",
  "content",
  "data",
  "custom",
] as const;
export type BenefitKind = (typeof benefitKinds)[number];

export const benefitKindLabels: Record<BenefitKind, string> = {
  branding: "Branding",
  booth: "Booth",
  speaking: "Speaking",
  tickets: "Tickets",
  content: "Content",
  data: "Attendee data",
  custom: "Custom",
};

/** The moment that a benefit's due day is counted from. */
export const benefitDueFrom = ["after_signing", "before_event", "after_event"] as const;
export type BenefitDueFrom = (typeof benefitDueFrom)[number];

/** When the host owes a benefit: this many days after both signed, before the event begins, or after it ends. */
export interface BenefitDue {
  days: number;
  from: BenefitDueFrom;
}

const onTheDay: Record<BenefitDueFrom, string> = {
  after_signing: "on signing",
  before_event: "by the start of the event",
  after_event: "by the end of the event",
};
const awayFrom: Record<BenefitDueFrom, string> = {
  after_signing: "after signing",
  before_event: "before the event",
  after_event: "after the event",
};

/** "14 days before the event", for use inside a sentence. */
export function benefitDueText({ days, from }: BenefitDue): string {
  return days === 0 ? onTheDay[from] : `${days} ${days === 1 ? "day" : "days"} ${awayFrom[from]}`;
}

/** One benefit of a sponsorship package. */
export interface BenefitItem {
  kind: BenefitKind;
  text: string;
  quantity: number;
  due: BenefitDue;
}

/** A benefit on one line: "4 × Full pass". */
export function benefitText({ text, quantity }: Pick<BenefitItem, "text" | "quantity">): string {
  return quantity === 1 ? text : `${quantity} × ${text}`;
}

/** A benefit with all of its parts on one line: "4 × Full pass (Tickets, 14 days before the event)". */
export function benefitLine(item: BenefitItem): string {
  return `${benefitText(item)} (${benefitKindLabels[item.kind]}, ${benefitDueText(item.due)})`;
}

/** A benefit of which only its text is known: owed by the end of the event. */
export function plainBenefit(text: string): BenefitItem {
  return { kind: "custom", text, quantity: 1, due: { days: 0, from: "after_event" } };
}
