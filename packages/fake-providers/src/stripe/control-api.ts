import type { StripeAccount } from "./account.ts";
import { invalid, missing } from "./api-error.ts";
import { act, type SessionAction, sessionActions } from "./control.ts";
import type { Deliveries, DeliveryMode } from "./deliveries.ts";
import type { Fault } from "./faults.ts";

interface Controlled {
  account: StripeAccount;
  deliveries: Deliveries;
  failNext(fault: Fault, times: number): void;
}

const modes: readonly string[] = ["send", "hold", "drop"] satisfies DeliveryMode[];

/**
 * The same controls as `FakeStripe`'s methods, for browser tests that can only send requests. Amounts are in cents.
 * - GET state
 * - POST sessions/{id}/{action} `{ amount? }`
 * - POST webhooks `{ mode?, copies?, release?: "as told" | "reversed", resend?: eventId }`
 * - POST faults `{ kind: "error" | "hang" | "lost", times? }`
 */
export async function answerControl(
  { account, deliveries, failNext }: Controlled,
  method: string,
  path: string,
  input: Record<string, unknown>,
): Promise<object> {
  const [kind = "", id = "", action = ""] = path.replace(/^\/_control\//, "").split("/");
  switch (`${method} ${kind}`) {
    case "GET state":
      break;
    case "POST sessions":
      if (!isAction(action)) throw invalid(`There is no action "${action}".`, "action");
      act(account, id, action, input.amount === undefined ? undefined : Number(input.amount));
      break;
    case "POST webhooks":
      if (typeof input.mode === "string" && modes.includes(input.mode)) {
        deliveries.mode = input.mode as DeliveryMode;
      }
      if (input.copies !== undefined) deliveries.copies = Number(input.copies);
      if (input.release !== undefined) {
        deliveries.release(input.release === "reversed" ? "reversed" : "as told");
      }
      if (typeof input.resend === "string") {
        const event = account.events.get(input.resend);
        if (!event) throw missing("event", input.resend);
        deliveries.send(event);
      }
      break;
    case "POST faults":
      failNext(
        input.kind === "hang" || input.kind === "lost" ? input.kind : "error",
        Number(input.times ?? 1),
      );
      break;
    default:
      throw missing("control", path);
  }
  await deliveries.settled();
  return {
    sessions: [...account.purchases.keys()].map((key) => account.purchase(key).session),
    charges: [...account.charges.values()],
    refunds: [...account.refunds.values()],
    disputes: [...account.disputes.values()],
    held: deliveries.held.map(({ id: eventId, type }) => ({ eventId, type })),
    deliveries: deliveries.log,
  };
}

const isAction = (name: string): name is SessionAction =>
  (sessionActions as readonly string[]).includes(name);
