import { AppError } from "@marquee/contracts/errors";

/** The error for a taken unique name, address or number, shown next to its field. */
export function takenError(field: "username" | "email" | "phone"): AppError {
  const error = new AppError(`${field}_taken`);
  return new AppError(error.code, { fields: { [field]: [error.message] } });
}
