/** Why a file was not uploaded. */
export const upload = {
  wrongType: "Choose a JPEG, PNG, or GIF",
  notAccepted: "We couldn't use this file. Try another one.",
  notSent: "We couldn't upload this file. Check your connection and try again.",
} as const;
