import * as v from 'valibot';

export const LinkField = v.object({ label: v.string(), url: v.string() });
export type LinkField = v.InferOutput<typeof LinkField>;
