import { useState } from 'react';

/** The chosen certificates and services of a configuration. */
export interface ChosenAddOns {
  codes: string[];
  onChange: (codes: string[]) => void;
}

/** Shows the selection immediately, so that no quick click is lost; the URL follows a moment later. */
export function useEnteredAddOns({ codes, onChange }: ChosenAddOns): ChosenAddOns {
  const inUrl = codes.join(',');
  const [entered, setEntered] = useState({ codes, before: inUrl });
  return {
    codes: entered.before === inUrl ? entered.codes : codes,
    onChange: (changed) => {
      setEntered({ codes: changed, before: inUrl });
      onChange(changed);
    },
  };
}
