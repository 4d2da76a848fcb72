/** The value of a field by its name, such as `lines.0.partNumber`, as the text of an HTML attribute. */
export function textAt(values: Record<string, unknown>, name: string): string {
  const value = name.split('.').reduce<unknown>(childOf, values);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

const childOf = (parent: unknown, key: string): unknown =>
  typeof parent === 'object' && parent !== null
    ? Object.entries(parent).find(([name]) => name === key)?.[1]
    : undefined;
