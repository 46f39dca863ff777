/** The site's time, which tests move. */
export async function siteTimeMs(url: string): Promise<number> {
  const { now } = (await (await fetch(`${url}/_local/clock`)).json()) as { now: string };
  return Date.parse(now);
}

/** Lets time pass for the site; the browsers' own clocks are independent. */
export async function passTime(url: string, advanceMs: number): Promise<void> {
  const answer = await fetch(`${url}/_local/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceMs }),
  });
  if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status}`);
}
