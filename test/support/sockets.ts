/** Cuts every live connection of a site, like a network failure: going offline leaves them open in some browsers. */
export async function cutSockets(url: string): Promise<void> {
  const sockets: { connectionId: string }[] = await (await fetch(`${url}/_local/sockets`)).json();
  for (const { connectionId } of sockets)
    await fetch(`${url}/_local/sockets/${encodeURIComponent(connectionId)}/cut`, { method: "POST" });
}
