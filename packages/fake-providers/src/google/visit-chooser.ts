/** The choice to make on the chooser's page. */
export type Choice = { subject: string } | { email: string; verified: boolean } | "cancel";

/**
 * Goes through the fake Google's pages as a browser would, from the address of an authorization request to the
 * redirect back to the site, which is not followed.
 * @throws Error when a page shows a failure instead
 */
export async function visitChooser(authorizationUrl: string, choice: Choice): Promise<string> {
  const cookies = new Map<string, string>();
  const home = new URL(authorizationUrl).origin;

  async function open(url: URL, form?: URLSearchParams): Promise<Response> {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form ? { method: "POST", body: form } : {}),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  let url = new URL(authorizationUrl);
  let response = await open(url);
  for (let steps = 0; steps < 8; steps++) {
    const location = response.headers.get("location");
    if (location === null) {
      if (response.status !== 200) throw new Error(`The fake Google answered ${response.status}`);
      response = await open(url, formOf(choice));
      continue;
    }
    url = new URL(location, url);
    if (url.origin !== home) return url.href;
    response = await open(url);
  }
  throw new Error("The fake Google redirects the browser in circles");
}

function formOf(choice: Choice): URLSearchParams {
  if (choice === "cancel") return new URLSearchParams({ cancel: "yes" });
  if ("subject" in choice) return new URLSearchParams({ subject: choice.subject });
  return new URLSearchParams({ email: choice.email, ...(choice.verified ? { verified: "yes" } : {}) });
}
