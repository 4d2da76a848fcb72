import * as v from 'valibot';

const text = v.optional(v.string(), '');
const Sender = v.object({ name: v.string(), email: v.string(), company: text, phone: text, country: text });
const Attached = v.object({ attachments: v.optional(v.array(v.string()), []) });

export type Sender = v.InferOutput<typeof Sender>;

// Only for fields that have passed the rules of the site.
export const parseSender = (fields: unknown): Sender => v.parse(Sender, fields);

export const parseAttachments = (fields: unknown): string[] => v.parse(Attached, fields).attachments;
