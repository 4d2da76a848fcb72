import * as v from 'valibot';

const Connection = v.object({
  connection: v.object({ saveData: v.optional(v.boolean()), type: v.optional(v.string()) }),
});

/** True on a mobile connection or with data saver on; false in browsers without the Network Information API. */
export function isMetered(): boolean {
  const parsed = v.safeParse(Connection, navigator);
  if (!parsed.success) return false;
  const { saveData = false, type } = parsed.output.connection;
  return saveData || type === 'cellular';
}
