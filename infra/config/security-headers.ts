/** What the browser may do on our pages: no inline scripts, and no inline styles except those that scripts set. */
export function contentSecurityPolicy(siteName: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Since 2022, browsers apply 'self' to the socket too; older ones need the name.
    `connect-src 'self'${siteName === undefined ? "" : ` wss://${siteName}`}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const permissionsPolicy = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";
