import { lettering, width } from './lettering.mjs';

const grey = '#6b7279';

// Invented companies; each mark is drawn in a field of 120 × 40, the sign on the left.
export const partners = {
  'partner-norrvik-process': sign(
    `<path d="M4 33V7l16 18V7M26 7v26" fill="none" stroke="${grey}" stroke-width="4.4"/>`,
    { text: 'NORRVIK', size: 15, weight: 700, spacing: 0.06 },
    'Process Systems',
  ),
  'partner-halden-water': sign(
    `${cut('<path d="M9 25c3-3 5 2 8 0s5-2 8 0" fill="none" stroke="#000" stroke-width="2.2"/>')}<path mask="url(#cut)" d="M17 5c7 8.6 11 13.6 11 19.4a11 11 0 0 1-22 0C6 18.6 10 13.6 17 5z" fill="${grey}"/>`,
    { text: 'Halden', size: 19, weight: 600, spacing: -0.01 },
    'Water Authority',
  ),
  'partner-ostra-dairy': sign(
    `<circle cx="17" cy="20" r="13" fill="none" stroke="${grey}" stroke-width="3.4"/><path d="M17 7a13 13 0 0 0 0 26 6.5 6.5 0 0 0 0-13 6.5 6.5 0 0 1 0-13z" fill="${grey}"/>`,
    { text: 'östra', size: 21, weight: 500, spacing: 0.01 },
    'Dairies',
  ),
  'partner-kestrel-marine': sign(
    `<path d="M2 26C10 26 14 20 17 8c3 12 7 18 15 18-6 1-11 2-15 7-4-5-9-6-15-7z" fill="${grey}"/>`,
    { text: 'KESTREL', size: 14, weight: 600, spacing: 0.14 },
    'Marine Engineering',
  ),
  'partner-veltmann': sign(
    `${cut('<path d="m9 13 8 14 8-14" fill="none" stroke="#000" stroke-width="3.6"/>')}<path mask="url(#cut)" d="M3 8h28v24H3z" fill="${grey}"/>`,
    { text: 'Veltmann', size: 18, weight: 700, spacing: -0.02 },
    'Automation',
  ),
  'partner-solano-energy': sign(
    `<path d="M17 6v8M17 26v8M3 20h8M23 20h8M7 10l5.6 5.6M21.4 24.4 27 30M7 30l5.6-5.6M21.4 15.6 27 10" fill="none" stroke="${grey}" stroke-width="3.2"/>`,
    { text: 'solano', size: 20, weight: 600, spacing: 0 },
    'Energy Storage',
  ),
};

// What is drawn in black here is cut out of the sign, so that it stands on any ground.
function cut(drawing) {
  return `<mask id="cut" maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="40"><path d="M0 0h40v40H0z" fill="#fff"/>${drawing}</mask>`;
}

function sign(drawing, { text, size, weight, spacing }, below) {
  const span = Math.max(width(text, { size, weight, spacing }), width(below, { size: 6.6, weight: 500, spacing: 0.05 }));
  const left = (120 - (40 + span)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -2 132 44" width="480" height="160"><g transform="translate(${left} 0)">${drawing}` +
    lettering(text, { x: 40, y: 22, size, weight, spacing, fill: grey }) +
    lettering(below, { x: 40.4, y: 32.5, size: 6.6, weight: 500, spacing: 0.05, fill: grey }) +
    '</g></svg>'
  );
}
