import nodeModule from 'node:module';

type Resolve = (
  specifier: string,
  context: object,
  next: (specifier: string, context: object) => unknown,
) => unknown;
// Missing in the types of Node 20.
type HookableModule = { registerHooks?: (hooks: { resolve: Resolve }) => void };

// better-sqlite3 12 is the last version for Node 20. Compiled with the headers of Node 24.19 or later, it aborts during
// garbage collection (https://github.com/nodejs/node/issues/65446). Version 13 comes with binaries for Node 22 and
// later. The hooks were added in Node 22.15 (https://nodejs.org/api/module.html#moduleregisterhooksoptions).
export function chooseSqliteDriver(): void {
  const { registerHooks } = nodeModule as HookableModule;
  registerHooks?.({
    resolve: (specifier, context, next) =>
      next(specifier === 'better-sqlite3' ? 'better-sqlite3-napi' : specifier, context),
  });
}
