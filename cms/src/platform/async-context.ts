import { AsyncLocalStorage } from 'node:async_hooks';
import type { Part } from './part';

const contexts = new Set<{ disable(): void }>();

/** Creates an `AsyncLocalStorage` that is disabled with the backend: Node calls each active one for every promise. */
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
