import * as v from 'valibot';

export const Content = v.object({
  from: v.string(),
  to: v.string(),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

/** An e-mail as it is stored and sent. */
export type Content = v.InferOutput<typeof Content>;

export const parseContent = (json: string): Content => v.parse(Content, JSON.parse(json));
