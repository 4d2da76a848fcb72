/** URL parameters: `output=4 … 20 mA`, `measuring-range.min=0`, `measuring-range.unit=psi`. */
export const parameterName = (specification: string) =>
  specification
    .toLowerCase()
    // "Überlastgrenze" is `uberlastgrenze`.
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
