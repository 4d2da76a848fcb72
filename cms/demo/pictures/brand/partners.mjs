import { lettering, width } from './lettering.mjs';

const grey = '#6b7279';

// Fictional companies. Each logo is drawn in a 120 × 40 field, with the symbol on the left.
export const partners = {
  'partner-norrvik-marine': sign(
    `<path d="M15 4v22H3zM19 10c5 4 8 9 9 16h-9zM2 29h30c-2 4-5 6-9 6H11c-4 0-7-2-9-6z" fill="${grey}"/>`,
    { text: 'NORRVIK', size: 15, weight: 700, spacing: 0.06 },
    'Marine',
  ),
  'partner-hollin-water': sign(
    `${cut('<path d="M9 25c3-3 5 2 8 0s5-2 8 0" fill="none" stroke="#000" stroke-width="2.2"/>')}<path mask="url(#cut)" d="M17 5c7 8.6 11 13.6 11 19.4a11 11 0 0 1-22 0C6 18.6 10 13.6 17 5z" fill="${grey}"/>`,
    { text: 'Hollin', size: 20, weight: 600, spacing: -0.01 },
    'Water',
  ),
  'partner-castelbruck-chemie': sign(
    `<path d="M17 5.5 29.6 12.700v14.600L17 34.5 4.4 27.300V12.700zM17 13v14M10.500 16.300 17 20l6.500-3.700" fill="none" stroke="${grey}" stroke-width="3.2"/>`,
    { text: 'castelbruck', size: 13.5, weight: 600, spacing: 0 },
    'Chemie',
  ),
  'partner-tamar-foods': sign(
    `<circle cx="17" cy="20" r="13" fill="none" stroke="${grey}" stroke-width="3.4"/><path d="M17 7a13 13 0 0 0 0 26 6.5 6.5 0 0 0 0-13 6.5 6.5 0 0 1 0-13z" fill="${grey}"/>`,
    { text: 'tamar', size: 20, weight: 500, spacing: 0.01 },
    'Foods',
  ),
  'partner-orrin-pharma': sign(
    `${cut('<path d="M0 20h40" stroke="#000" stroke-width="2.6"/>')}<g mask="url(#cut)"><rect x="10" y="5" width="14" height="30" rx="7" fill="${grey}" transform="rotate(38 17 20)"/></g>`,
    { text: 'ORRIN', size: 17, weight: 600, spacing: 0.1 },
    'Pharma',
  ),
  'partner-velden-power': sign(
    `<path d="M17 6v8M17 26v8M3 20h8M23 20h8M7 10l5.6 5.6M21.4 24.4 27 30M7 30l5.6-5.6M21.4 15.6 27 10" fill="none" stroke="${grey}" stroke-width="3.2"/>`,
    { text: 'Velden', size: 19, weight: 700, spacing: -0.01 },
    'Power',
  ),
};

// Cuts the black parts out of the symbol, so that it works on any background.
function cut(drawing) {
  return `<mask id="cut" maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="40"><path d="M0 0h40v40H0z" fill="#fff"/>${drawing}</mask>`;
}

function sign(drawing, { text, size, weight, spacing }, below) {
  const span = Math.max(
    width(text, { size, weight, spacing }),
    width(below, { size: 6.6, weight: 500, spacing: 0.05 }),
  );
  const left = (120 - (40 + span)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -2 132 44" width="480" height="160"><g transform="translate(${left} 0)">${drawing}` +
    lettering(text, { x: 40, y: 22, size, weight, spacing, fill: grey }) +
    lettering(below, { x: 40.4, y: 32.5, size: 6.6, weight: 500, spacing: 0.05, fill: grey }) +
    '</g></svg>'
  );
}
