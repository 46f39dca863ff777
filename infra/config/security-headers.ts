/**
 * What the browser may do on our pages. Styles may be inline because the dialog
 * library writes style tags for its scroll lock; scripts may not, ever.
 */
export function contentSecurityPolicy(siteName: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Browsers since 2022 take 'self' for the socket too; the name helps older ones.
    `connect-src 'self'${siteName === undefined ? "" : ` wss://${siteName}`}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const permissionsPolicy = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";
