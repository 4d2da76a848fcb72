import { lettering, width } from './lettering.mjs';

export const nearBlack = '#14181c';
export const signal = '#d6420b';
const signalOnDark = '#f0622b';

// The logo in a 48 × 48 field: a capital A whose crossbar is the arc of a gauge.
export function mark(ink, accent = signal) {
  return (
    `<path d="M5.5 44.5 24 7.2 42.5 44.5" fill="none" stroke="${ink}" stroke-width="5.6" stroke-linejoin="miter"/>` +
    `<path d="M16.6 39.8a8.6 8.6 0 0 1 14.8 0" fill="none" stroke="${accent}" stroke-width="5.6"/>`
  );
}

export function logo({ dark = false } = {}) {
  const [ink, quiet] = dark ? ['#f2f4f5', '#b4bac0'] : [nearBlack, '#565d64'];
  const name = { x: 62, y: 27, size: 29, weight: 600, spacing: -0.012, fill: ink };
  const trade = { x: 63, y: 45, size: 13.4, weight: 500, spacing: 0.152, fill: quiet };
  const right = Math.ceil(62 + width('Aldermere', name) + 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right} 48" width="${right}" height="48" role="img" aria-label="Aldermere Instruments">` +
    `<title>Aldermere Instruments</title>${mark(ink, dark ? signalOnDark : signal)}` +
    `${lettering('Aldermere', name)}${lettering('Instruments', trade)}</svg>\n`
  );
}

// The logo on its background, for icons. `share` is the fraction it fills, `corner` the corner radius.
export function icon({ size, share, corner }) {
  const scale = (size * share) / 48;
  const edge = (size * (1 - share)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${nearBlack}"/>` +
    `<g transform="translate(${edge} ${edge - size * share * 0.04}) scale(${scale})">${mark('#ffffff', signalOnDark)}</g></svg>\n`
  );
}

// Follows the browser's colour scheme, because tabs can be light or dark.
export function favicon() {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>.a{stroke:${nearBlack}}.b{stroke:${signal}}` +
    `@media(prefers-color-scheme:dark){.a{stroke:#fff}.b{stroke:${signalOnDark}}}</style>` +
    `<path class="a" d="M5.5 44.5 24 7.2 42.5 44.5" fill="none" stroke-width="5.6"/>` +
    `<path class="b" d="M16.6 39.8a8.6 8.6 0 0 1 14.8 0" fill="none" stroke-width="5.6"/></svg>\n`
  );
}
