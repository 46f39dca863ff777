import type { MessageCard } from "@marquee/contracts/chat/message-cards";
import type { Core } from "../../core.ts";
import { listPackages } from "../../credits/credits/credits.ts";

/**
 * The credit package that a text asks to buy by its name, whole or without the word "package". Undefined if the text
 * names none, or none that is on sale.
 */
export async function packageAskedFor(core: Core, text: string): Promise<MessageCard | undefined> {
  const asked = text.toLowerCase();
  const packages = await listPackages(core);
  const match = packages.find(({ name }) => asked.includes(name.toLowerCase().replace(/ package$/, "")));
  if (!match) return undefined;
  const { id, name, creditAmount, price } = match;
  return { kind: "credit_package", id, name, creditAmount, price };
}
