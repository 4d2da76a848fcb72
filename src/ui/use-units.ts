import { use, useEffect, useState } from 'react';
import type { Specification } from '#src/contract/product.ts';
import type { Measured } from '#src/format/facet-units.ts';
import type { converted, withUnits } from '#src/format/preferred-units.ts';
import { UnitsContext } from './units-context.ts';

interface Code {
  withUnits: typeof withUnits;
  converted: typeof converted;
}

/** Null for metric units, the units of the data. The code for other units is loaded only for visitors who use them. */
function useConversion() {
  const { system } = use(UnitsContext);
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    // If it cannot be loaded, figures are shown as stated.
    if (system !== 'metric') void import('#src/format/preferred-units.ts').then(setCode, () => undefined);
  }, [system]);
  return code && system !== 'metric' ? { ...code, system } : null;
}

/** The URL parameters, with this visitor's units where the URL does not specify any. */
export function useUnits(search: URLSearchParams, facets: () => Measured[]): URLSearchParams {
  const conversion = useConversion();
  return conversion ? conversion.withUnits(search, facets(), conversion.system) : search;
}

/** Converts to this visitor's units. */
export function useConvert(): (specification: Specification) => Specification {
  const conversion = useConversion();
  return (specification) => conversion?.converted(specification, conversion.system) ?? specification;
}
