import { AppError, type FieldErrors } from "@marquee/contracts/errors";

/** How a call was refused. The code is "no error" if it was not refused, and the error's text for a defect. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ code: string; fields: FieldErrors | undefined }> {
  try {
    await call;
    return { code: "no error", fields: undefined };
  } catch (error) {
    return error instanceof AppError
      ? { code: error.code, fields: error.fields }
      : { code: String(error), fields: undefined };
  }
}

/** The error code that a call was refused with, as in `refusalOf`. */
export const codeOf = async (call: Promise<unknown>): Promise<string> => (await refusalOf(call)).code;
