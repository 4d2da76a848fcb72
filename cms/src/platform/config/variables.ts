import path from 'node:path';
import * as v from 'valibot';
import { cmsFolder } from './cms-folder';

/** A path, absolute or relative to `cms/`. */
export const folder = v.pipe(
  v.string(),
  v.transform((text) => path.resolve(cmsFolder, text)),
);

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((text) => text === 'true'),
);

export const wholeNumber = (min: number, max: number) => {
  const expected = `a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
};
