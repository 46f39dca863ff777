import { AppError } from "@marquee/contracts/errors";

/** That somebody else holds a unique name, address or number, said beside its field. */
export function takenError(field: "username" | "email" | "phone"): AppError {
  const error = new AppError(`${field}_taken`);
  return new AppError(error.code, { fields: { [field]: [error.message] } });
}
