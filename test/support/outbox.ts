interface Sent {
  channel: "email" | "sms";
  to: string;
  subject?: string;
  text: string;
}

/** Every mail and text message to an address so far, newest first. */
export async function sentTo(url: string, to: string): Promise<Sent[]> {
  const answer = await fetch(`${url}/_local/outbox?${new URLSearchParams({ to })}`);
  return (await answer.json()) as Sent[];
}

/** The newest mail or text message to an address. @throws Error if none arrives within some seconds */
export async function received(url: string, to: string, fits: RegExp = /./): Promise<Sent> {
  for (let tries = 0; tries < 50; tries++) {
    const sent = await sentTo(url, to);
    const found = sent.find((one) => fits.test(`${one.subject ?? ""}\n${one.text}`));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing that fits ${fits} was sent to ${to}`);
}

/** The path and query of the link in a message. */
export function linkIn({ text }: Sent): string {
  const [link = ""] = /https?:\/\/\S+/.exec(text) ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}
