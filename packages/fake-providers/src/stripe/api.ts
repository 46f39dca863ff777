import type { StripeAccount } from "./account.ts";
import { ApiError, invalid, missing } from "./api-error.ts";
import { allowOnly, type Form, integerAt, requiredAt, textAt, textsAt } from "./form-body.ts";
import { type Customer, newId, type Session, type TaxId } from "./objects.ts";

/** One call of the API, with its form already parsed. */
export interface ApiCall {
  method: string;
  path: string;
  form: Form;
}

/** Amounts below this are refused in USD. */
const leastCents = 50;
const halfHour = 30 * 60;
const day = 24 * 60 * 60;

/** Answers the calls that a shop with Checkout makes, as strictly as Stripe does. */
export function answerApi(account: StripeAccount, siteUrl: string, { method, path, form }: ApiCall): object {
  const [first = "", second = "", third = "", fourth = ""] = path.replace(/^\/v1\//, "").split("/");
  const route = `${method} ${first === "checkout" ? "checkout/" : ""}${first === "checkout" ? second : first}`;
  const id = first === "checkout" ? third : second;
  const action = first === "checkout" ? fourth : third;
  switch (route) {
    case "POST checkout/sessions":
      if (id === "") return createSession(account, siteUrl, form);
      if (action === "expire") return account.expire(id);
      break;
    case "GET checkout/sessions":
      if (id !== "") return expanded(account, account.purchase(id).session, form);
      break;
    case "POST customers":
      if (id === "") return createCustomer(account, form);
      if (action === "") return updateCustomer(account, id, form);
      if (action === "tax_ids" && fourth === "") return addTaxId(account, id, form);
      break;
    case "GET customers":
      if (id !== "") return customer(account, id);
      break;
    case "DELETE customers":
      return action === "tax_ids" ? removeTaxId(account, id, fourth) : deleteCustomer(account, id);
    case "GET payment_intents":
      return required(account.intents, "payment_intent", id);
    case "GET charges":
      return required(account.charges, "charge", id);
    case "GET disputes":
      return required(account.disputes, "dispute", id);
    case "GET refunds":
      return required(account.refunds, "refund", id);
    case "POST refunds":
      if (id === "") return refund(account, form);
      break;
    case "GET events":
      return id === ""
        ? list([...account.events.values()].toReversed())
        : required(account.events, "event", id);
    default:
  }
  throw new ApiError(404, "invalid_request_error", `Unrecognized request URL (${method}: ${path}).`);
}

function required<T>(objects: ReadonlyMap<string, T>, what: string, id: string): T {
  const object = objects.get(id);
  if (!object) throw missing(what, id);
  return object;
}

const list = (data: object[]) => ({ object: "list", data, has_more: false, url: "/v1/events" });

function customer(account: StripeAccount, id: string): object {
  const known = required(account.customers, "customer", id);
  return known.deleted ? { id, object: "customer", deleted: true } : known;
}

function createCustomer(account: StripeAccount, form: Form): Customer {
  allowOnly(form, ["metadata", "email", "name", "description", "expand"]);
  const id = newId("cus");
  const made: Customer = {
    id,
    object: "customer",
    created: account.now,
    livemode: account.live,
    metadata: textsAt(form, "metadata"),
    name: textAt(form, "name") ?? null,
    address: null,
    tax_ids: { object: "list", data: [], has_more: false, url: `/v1/customers/${id}/tax_ids` },
  };
  account.customers.set(made.id, made);
  return made;
}

const addressFields = ["line1", "line2", "city", "state", "postal_code", "country"] as const;

/** An empty text takes away what was there, as at Stripe. */
function updateCustomer(account: StripeAccount, id: string, form: Form): Customer {
  allowOnly(form, ["metadata", "name", "address", "expand"]);
  const known = living(account, id);
  if (form.name !== undefined) known.name = textAt(form, "name") ?? null;
  if (form.address === "") known.address = null;
  else if (form.address !== undefined) {
    const given = textsAt(form, "address");
    const unknown = Object.keys(given).find((name) => !addressFields.some((each) => each === name));
    if (unknown !== undefined)
      throw invalid(
        `Received unknown parameter: address[${unknown}]`,
        `address[${unknown}]`,
        "parameter_unknown",
      );
    const [line1, line2, city, state, postal_code, country] = addressFields.map((name) =>
      given[name] === undefined ? (known.address?.[name] ?? null) : given[name] || null,
    );
    known.address = {
      line1: line1 ?? null,
      line2: line2 ?? null,
      city: city ?? null,
      state: state ?? null,
      postal_code: postal_code ?? null,
      country: country ?? null,
    };
  }
  return known;
}

/** Stripe checks the form of each kind; here a few stand for all. */
const taxIdForms: Readonly<Record<string, RegExp>> = {
  eu_vat: /^[A-Z]{2}[A-Z0-9]{7,12}$/,
  gb_vat: /^GB\d{9}(\d{3})?$/,
  us_ein: /^\d{2}-\d{7}$/,
  ch_vat: /^CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)$/,
};

function addTaxId(account: StripeAccount, id: string, form: Form): TaxId {
  allowOnly(form, ["type", "value", "expand"]);
  const known = living(account, id);
  const type = requiredAt(form, "type");
  const value = requiredAt(form, "value");
  if (taxIdForms[type]?.test(value) === false)
    throw invalid(`Invalid value for ${type}.`, "value", "tax_id_invalid");
  const made: TaxId = {
    id: newId("txi"),
    object: "tax_id",
    created: account.now,
    livemode: account.live,
    type,
    value,
  };
  known.tax_ids.data.push(made);
  return made;
}

function removeTaxId(account: StripeAccount, id: string, taxId: string): object {
  const { data } = living(account, id).tax_ids;
  const at = data.findIndex((one) => one.id === taxId);
  if (at < 0) throw missing("tax_id", taxId);
  data.splice(at, 1);
  return { id: taxId, object: "tax_id", deleted: true };
}

function living(account: StripeAccount, id: string): Customer {
  const known = required(account.customers, "customer", id);
  if (known.deleted) throw missing("customer", id, "customer");
  return known;
}

function deleteCustomer(account: StripeAccount, id: string): object {
  const known = required(account.customers, "customer", id);
  known.deleted = true;
  return { id, object: "customer", deleted: true };
}

const sessionParameters = [
  "mode",
  "customer",
  "client_reference_id",
  "metadata",
  "payment_intent_data",
  "line_items",
  "success_url",
  "cancel_url",
  "expires_at",
  "expand",
];

function createSession(account: StripeAccount, siteUrl: string, form: Form): Session {
  allowOnly(form, sessionParameters);
  const mode = requiredAt(form, "mode");
  if (mode !== "payment") throw invalid(`Only mode payment is served here, not ${mode}.`, "mode");
  const customerId = textAt(form, "customer") ?? null;
  if (customerId !== null && account.customers.get(customerId)?.deleted !== undefined) {
    throw missing("customer", customerId, "customer");
  }
  if (customerId !== null && !account.customers.has(customerId)) {
    throw missing("customer", customerId, "customer");
  }
  const price = ["line_items", "0", "price_data"] as const;
  const currency = requiredAt(form, ...price, "currency");
  const quantity = integerAt(form, "line_items", "0", "quantity");
  const amount = integerAt(form, ...price, "unit_amount") * quantity;
  if (amount < leastCents) {
    const text = "The Checkout Session's total amount due must add up to at least $0.50 usd";
    throw invalid(text, "line_items", "amount_too_small");
  }
  const expiresAt = textAt(form, "expires_at") ? integerAt(form, "expires_at") : account.now + day;
  if (expiresAt < account.now + halfHour || expiresAt > account.now + day) {
    const text = "`expires_at` must be between 30 minutes and 24 hours from Checkout Session creation.";
    throw invalid(text, "expires_at");
  }
  const id = newId(account.live ? "cs_live" : "cs_test");
  const session: Session = {
    id,
    object: "checkout.session",
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: textAt(form, "cancel_url") ?? null,
    client_reference_id: textAt(form, "client_reference_id") ?? null,
    created: account.now,
    currency,
    customer: customerId,
    expires_at: expiresAt,
    livemode: account.live,
    metadata: textsAt(form, "metadata"),
    mode: "payment",
    payment_intent: null,
    payment_status: "unpaid",
    status: "open",
    success_url: webAddress(requiredAt(form, "success_url"), "success_url"),
    url: `${siteUrl}/c/pay/${id}`,
  };
  account.purchases.set(id, {
    session,
    product: {
      name: requiredAt(form, ...price, "product_data", "name"),
      description: textAt(form, ...price, "product_data", "description") ?? "",
    },
    intentMetadata: textsAt(form, "payment_intent_data", "metadata"),
  });
  return session;
}

function webAddress(text: string, param: string): string {
  if (!/^https?:\/\//.test(text)) throw invalid("Not a valid URL", param, "url_invalid");
  return text;
}

function refund(account: StripeAccount, form: Form): object {
  allowOnly(form, ["charge", "payment_intent", "amount", "reason", "metadata", "expand"]);
  const intentId = textAt(form, "payment_intent");
  const chargeId =
    intentId === undefined
      ? requiredAt(form, "charge")
      : (required(account.intents, "payment_intent", intentId).latest_charge ?? "");
  return account.refund(chargeId, textAt(form, "amount") ? integerAt(form, "amount") : undefined);
}

/** A session, with its intent expanded if the call asks for it. */
function expanded(account: StripeAccount, session: Session, form: Form): object {
  const wanted = Object.values(textsAt(form, "expand"));
  const unsupported = wanted.find((name) => name !== "payment_intent");
  if (unsupported !== undefined)
    throw invalid(`This property cannot be expanded (${unsupported}).`, "expand");
  const intent = wanted.includes("payment_intent") && account.intents.get(session.payment_intent ?? "");
  return intent ? { ...session, payment_intent: intent } : session;
}
