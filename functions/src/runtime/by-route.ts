import type { Context } from "aws-lambda";

interface RoutedEvent {
  requestContext: { routeKey: string };
}

type Handler<Event> = (event: Event, context: Context) => Promise<unknown>;

/**
 * The Lambda of several routes: API Gateway has already matched the call to one, whose key is in the event.
 * @throws Error for a route that is not the function's
 */
export function byRoute<Event extends RoutedEvent>(
  handlers: Readonly<Record<string, Handler<Event>>>,
): Handler<Event> {
  return (event, context) => {
    const { routeKey } = event.requestContext;
    const handle = handlers[routeKey];
    if (!handle) throw new Error(`${routeKey} is no route of this function`);
    return handle(event, context);
  };
}
