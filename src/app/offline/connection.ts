import * as v from 'valibot';

const Connection = v.object({
  connection: v.object({ saveData: v.optional(v.boolean()), type: v.optional(v.string()) }),
});

/** Whether the visitor pays for what is loaded, or asked to be spared; browsers that do not tell are not asked twice. */
export function isMetered(): boolean {
  const parsed = v.safeParse(Connection, navigator);
  if (!parsed.success) return false;
  const { saveData = false, type } = parsed.output.connection;
  return saveData || type === 'cellular';
}
