import type { MessageCard } from "@marquee/contracts/message-cards";
import type { Core } from "../core.ts";
import { listPackages } from "../credits/credits.ts";

/**
 * The credit package that somebody asked to buy by its name; with its whole name or without the word "package". Undefined
 * where the text names none, or none that is on sale.
 */
export async function packageAskedFor(core: Core, text: string): Promise<MessageCard | undefined> {
  const asked = text.toLowerCase();
  const packages = await listPackages(core);
  const named = packages.find(({ name }) => asked.includes(name.toLowerCase().replace(/ package$/, "")));
  if (!named) return undefined;
  const { id, name, creditAmount, price } = named;
  return { kind: "credit_package", id, name, creditAmount, price };
}
