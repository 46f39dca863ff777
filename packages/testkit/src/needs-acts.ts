import type { SignedInFor } from "@marquee/core/account/sessions/sessions";
import { signAgreement } from "@marquee/core/deals/agreements/sign-agreement";
import { listDealMessages, markDealRead, sendDealMessage } from "@marquee/core/deals/deals/deal-messages";
import { updateDeliverable } from "@marquee/core/deals/deals/deliverables";
import { getDeal } from "@marquee/core/deals/deals/read-deals";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { moveAs } from "./deal-acts.ts";
import type { NeedsStep, NeedsWorld } from "./needs-world.ts";
import { recordingChannel } from "./recording-channel.ts";
import { someCaller } from "./some-caller.ts";

const channel = recordingChannel();

/** A call about one of the newest deals, by the side that it fits or, now and then, by the other. */
export async function actInDeal(world: NeedsWorld, one: NeedsStep, key: string): Promise<void> {
  const { core, model, now } = world;
  const all = [...model.deals.values()].filter(({ phase }) => phase !== "dead" || one.n === 0);
  const deal = all[all.length - 1 - one.pick];
  if (!deal) return undefined;
  const { id } = deal;
  const host = deal.pkg.event.host;
  const side = one.who === 3 ? (one.n === 0 ? "brand" : "host") : sideFor(one.kind, deal);
  const me = world.people.find((person) => person.id === (side === "brand" ? deal.brand : host));
  if (!me) return undefined;
  const move = (action: Parameters<typeof moveAs>[2]["body"]["action"], happened: () => void) =>
    world.call(() => moveAs(core, channel, { accountId: me.id, id, body: { action } }), happened);
  const setTo = (n: number, body: Parameters<typeof updateDeliverable>[2]["body"], happened: () => void) =>
    world.call(() => updateDeliverable(core, channel, { acting: inPerson(me.id), id, n, body }), happened);
  const n = 1 + (one.n % 2);
  switch (one.kind) {
    case "propose":
      return move("propose", () => model.version(id, side, true, now));
    case "request":
      return move("request_changes", () => model.version(id, side, false, now));
    case "accept":
      return move("accept", () => model.accept(id, now));
    case "decline":
      return move("decline", () => model.endDeal(id, now));
    case "cancel":
      return move("cancel", () => model.endDeal(id, now));
    case "complete":
      return move("complete", () => model.complete(id, now));
    case "sign":
      return world.call(
        async () => {
          const before = await getDeal(core, me.id, id);
          if (before.signedBy.includes(side)) throw Object.assign(new Error("signed"), { code: "signed" });
          const session = { ...inPerson(me.id), hash: me.id, provenAtMs: now };
          const { version, termsHash } = before;
          const body = { action: "sign", version, termsHash, name: me.name } as const;
          const signedIn = { user: me, account: me, teamRole: "owner", session } as unknown as SignedInFor;
          const deps = { core, channel, keys: async () => [] as never };
          await signAgreement(deps, { acting: inPerson(me.id), signedIn, caller: someCaller, id, body });
        },
        () => model.sign(id, side, now),
      );
    case "deliver":
      return setTo(n, { status: "delivered" }, () => model.progress(id, n, "given"));
    case "review": {
      const [status, state] = (
        [
          ["accepted", "taken"],
          ["disputed", "disputed"],
          ["waived", "waived"],
        ] as const
      )[one.n] ?? ["accepted", "taken"];
      const which = 1 + (one.at % 2);
      return setTo(which, { status }, () => model.progress(id, which, state));
    }
    case "move day": {
      const dueDate = `2026-02-${10 + one.pick * 5 + one.at}`;
      return setTo(n, { dueDate }, () => model.moveDay(id, n, dueDate));
    }
    case "write":
      return world.call(
        () => sendDealMessage(core, channel, { acting: inPerson(me.id), id, message: key, clientId: key }),
        () => model.write(id, side),
      );
    default: {
      const newest = (await listDealMessages(core, me.id, id, {})).items.at(-1)?.id;
      if (newest === undefined) return undefined;
      return world.call(
        () => markDealRead(core, me.id, { id, messageId: newest }),
        () => model.readDeal(id, side),
      );
    }
  }
}

/** The side that a call most likely succeeds for. */
function sideFor(
  kind: NeedsStep["kind"],
  { last, signed }: { last: { by: string }; signed: readonly string[] },
): "brand" | "host" {
  const other = last.by === "brand" ? "host" : "brand";
  if (kind === "deliver") return "host";
  if (kind === "sign") return signed.length === 0 ? "brand" : "host";
  return kind === "review" || kind === "move day" || kind === "complete" ? "brand" : other;
}
