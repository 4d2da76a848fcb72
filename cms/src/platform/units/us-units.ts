/** The units that American engineers expect, by the unit they replace. */
export const usUnits = new Map([
  ['bar', 'psi'],
  ['kPa', 'psi'],
  ['MPa', 'psi'],
  ['mbar', 'inH2O'],
  ['hPa', 'inH2O'],
  ['Pa', 'inH2O'],
  ['mmH2O', 'inH2O'],
  ['°C', '°F'],
  ['mm', 'in'],
  ['cm', 'in'],
  ['m', 'ft'],
  ['m³/h', 'US gal/min'],
  ['l/min', 'US gal/min'],
  ['l/s', 'US gal/min'],
  ['l/h', 'US gal/min'],
  ['m/s', 'ft/s'],
  ['mm/s', 'in/s'],
  ['kN', 'lbf'],
  ['N', 'lbf'],
  ['kgf', 'lbf'],
  ['N m', 'lbf ft'],
  ['kN m', 'lbf ft'],
]);

export const usWeightUnits = new Map([
  ['g', 'oz'],
  ['kg', 'lb'],
]);
