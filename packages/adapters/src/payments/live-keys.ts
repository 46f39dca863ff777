import Stripe from "stripe";

type HttpClient = Stripe.HttpClient;

/**
 * Sends a call again with the next key if Stripe refuses one: during a rotation, either the old or the new key may be
 * the valid one. A call with a refused key had no effect, so repeating it does nothing twice.
 */
export function withEveryKey(secretKeys: readonly string[]): HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(host, port, path, method, headers, requestData, protocol, timeout) {
      const send = (key: string) => {
        const authorized = { ...headers, Authorization: `Bearer ${key}` };
        return client.makeRequest(host, port, path, method, authorized, requestData, protocol, timeout);
      };
      const [first = "", ...further] = secretKeys;
      let response = await send(first);
      for (const key of further) {
        if (response.getStatusCode() !== 401) break;
        response.dispose?.();
        response = await send(key);
      }
      return response;
    },
  };
}
