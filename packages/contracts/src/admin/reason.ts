import * as z from "zod/mini";
import { atLeast, atMost, trimmed } from "../fields.ts";

/** Why an admin does something. */
export const reasonSchema = z
  .string("A reason is required")
  .check(trimmed(), atLeast(3, "A reason is required"), atMost(300, "Reason is too long"));
