import * as v from 'valibot';

const Formats = v.record(v.string(), v.object({ url: v.string(), width: v.number() }));

/** The URL of a picture, large enough for a cart line on a high-resolution display. */
export const SmallPicture = v.pipe(
  v.object({ url: v.string(), formats: v.nullish(Formats, {}) }),
  v.transform(({ url, formats }) => {
    const large = Object.values(formats).filter(({ width }) => width >= 200);
    return large.toSorted((a, b) => a.width - b.width)[0]?.url ?? url;
  }),
);
