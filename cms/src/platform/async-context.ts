import { AsyncLocalStorage } from 'node:async_hooks';
import type { Part } from './part';

const contexts = new Set<{ disable(): void }>();

/** An `AsyncLocalStorage` that ends with the backend: Node calls each one in use for every promise of the process. */
export function createAsyncContext<Value>(): AsyncLocalStorage<Value> {
  const context = new AsyncLocalStorage<Value>();
  contexts.add(context);
  return context;
}

export const asyncContextPart: Part = {
  destroy() {
    for (const context of contexts) context.disable();
  },
};
