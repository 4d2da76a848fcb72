import { describe, expect, it } from 'vitest';
import type { Picture } from '#src/contract/media.ts';
import { aFamily } from '#src/part-wizard/family-fixture.ts';
import { optionPictures } from './option-pictures.ts';

const family = aFamily({ positions: { size: ['10', '20'], seal: ['FK', 'EP'] }, rules: [] });
const [size, seal] = family.positions;
const picture = (url: string): Picture => ({
  url,
  alternativeText: '',
  caption: '',
  width: 1,
  height: 1,
  sources: [],
});
const variants = [
  { picture: picture('small'), choices: { size: '10', seal: 'FK' } },
  { picture: picture('large'), choices: { size: '20', seal: 'FK' } },
  { picture: picture('large-epdm'), choices: { size: '20', seal: 'EP' } },
];

describe('the pictures of options', () => {
  it('are those of the variants most like the selection', () => {
    if (!size) throw new Error('The family has no size');
    const urls = (choices: Record<string, string>) =>
      [...optionPictures(size, variants, choices)].map(([code, { url }]) => `${code}: ${url}`);
    expect(urls({ seal: 'EP' })).toEqual(['10: small', '20: large-epdm']);
    expect(urls({ seal: 'FK' })).toEqual(['10: small', '20: large']);
  });

  it('are shown for flanges', () => {
    const { positions } = aFamily({ positions: { flange: ['10', '20'] }, rules: [] });
    const flanges = variants.map(({ picture: own, choices }) => ({
      picture: own,
      choices: { flange: choices.size },
    }));
    const [flange] = positions;
    if (!flange) throw new Error('The family has no flange');
    expect(optionPictures(flange, flanges, {}).size).toBe(2);
  });

  it('are their own if they have one, otherwise those of variants', () => {
    if (!size || !seal) throw new Error('The family has no size and seal');
    const own = {
      ...size,
      options: size.options.map((option, index) => ({
        ...option,
        picture: index === 0 ? picture('close-up') : null,
      })),
    };
    const urls = [...optionPictures(own, variants, {})].map(([code, { url }]) => `${code}: ${url}`);
    expect(urls).toEqual(['10: close-up', '20: large']);
    const ring = {
      ...seal,
      options: seal.options.map((option) => ({
        ...option,
        picture: option.code === 'EP' ? picture('ring') : null,
      })),
    };
    expect([...optionPictures(ring, variants, {}).keys()]).toEqual(['EP']);
  });

  it('are left out if all variants share one', () => {
    if (!size) throw new Error('The family has no size');
    const shared = variants.map(({ choices }) => ({ picture: picture('same'), choices }));
    expect(optionPictures(size, shared, {}).size).toBe(0);
  });

  it('are left out for options that do not change the look', () => {
    if (!seal) throw new Error('The family has no seal');
    expect(optionPictures(seal, variants, {}).size).toBe(0);
  });
});
