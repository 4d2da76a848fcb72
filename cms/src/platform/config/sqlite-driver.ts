import nodeModule from 'node:module';

type Resolve = (
  specifier: string,
  context: object,
  next: (specifier: string, context: object) => unknown,
) => unknown;
// Missing in the types of Node 20.
type HookableModule = { registerHooks?: (hooks: { resolve: Resolve }) => void };

// better-sqlite3 12 is the last for Node 20. Compiled with the headers of Node 24.19 or later it aborts while memory is
// collected (https://github.com/nodejs/node/issues/65446). 13 brings its binaries along, for Node 22 and later; the
// hooks came with Node 22.15 (https://nodejs.org/api/module.html#moduleregisterhooksoptions).
export function chooseSqliteDriver(): void {
  const { registerHooks } = nodeModule as HookableModule;
  registerHooks?.({
    resolve: (specifier, context, next) =>
      next(specifier === 'better-sqlite3' ? 'better-sqlite3-napi' : specifier, context),
  });
}
