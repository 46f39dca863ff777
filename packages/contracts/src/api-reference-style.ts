/** The product's colors, as in its own style sheet; a page without scripts follows the system's theme. */
const light =
  "--canvas:#faf9f6;--surface:#ffffff;--sunken:#f3f1ec;--line:#e6e2d9;--ink:#1f1b16;--muted:#575148;--lamp:#f2ae1c;--lamp-text:#835000;--lamp-soft:#fdf2d5;--lamp-line:#ecd08c;--focus:#9a6200";
const dark =
  "--canvas:#12110f;--surface:#1a1816;--sunken:#0d0c0b;--line:#2d2925;--ink:#f3efe7;--muted:#bbb3a6;--lamp:#f5b93a;--lamp-text:#f5b93a;--lamp-soft:#2f250f;--lamp-line:#5b4718;--focus:#f5b93a";

/** The style of the API reference: readable from a phone's 320 px to a desk's, light and dark. */
export const apiReferenceStyle = `:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--canvas);color:var(--ink);font:0.9375rem/1.6 "Instrument Sans",ui-sans-serif,system-ui,-apple-system,"Segoe UI","Liberation Sans",sans-serif;overflow-wrap:break-word}
header,main{max-width:56rem;margin:0 auto;padding:1.5rem 1rem}
header{border-bottom:1px solid var(--line)}
h1{font-size:2rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.5rem;line-height:1.3;margin:2.5rem 0 1rem}
h3{font-size:1rem;margin:0;overflow-wrap:anywhere}
p{margin:.5rem 0}
a{color:var(--lamp-text);text-underline-offset:.25em}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:2px}
.back a{text-decoration:none;font-weight:500;display:inline-block;padding:.5rem 0}
nav{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
nav a{padding:.25rem .75rem;min-height:2rem;border:1px solid var(--lamp-line);border-radius:999px;background:var(--lamp-soft);text-decoration:none}
article{margin:1rem 0;padding:1rem;background:var(--surface);border:1px solid var(--line);border-radius:.75rem}
code,pre{font-family:ui-monospace,"SF Mono","Cascadia Mono","DejaVu Sans Mono",monospace;font-size:.8125rem}
.method{font-weight:700;color:var(--lamp-text)}
.facts,.errors{color:var(--muted);font-size:.8125rem}
summary{cursor:pointer;padding:.375rem 0;font-weight:500}
pre{overflow:auto;margin:.25rem 0 .75rem;padding:.75rem;max-height:24rem;background:var(--sunken);border:1px solid var(--line);border-radius:.5rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.5rem .75rem .5rem 0;vertical-align:top;border-bottom:1px solid var(--line)}
td:last-child{min-width:14rem}
@media (pointer:coarse){nav a,summary{min-height:2.75rem;padding-top:.625rem}}
@media (forced-colors:active){nav a,article{border-color:CanvasText}}`;
