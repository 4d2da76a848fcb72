// @ts-check
// Writes the types of the built site's exports for the backend into one file, which the backend can read before the
// site is built. With `--check`, a stage of `npm run check`, it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../setup/folders.mjs';

const source = path.join(root, 'src');
const target = path.join(root, 'cms', 'src', 'platform', 'site-build', 'site-entry.d.ts');
const header = `// Generated from src/app/entry-server.tsx by scripts/build/site-entry-types.mjs. Do not edit.\n`;

const written = header + declarationsFrom(path.join(source, 'app', 'entry-server.tsx'));
if (!process.argv.includes('--check')) writeFileSync(target, written);
else if (readFileSync(target, 'utf8') !== written) {
  console.error('Run "node scripts/build/site-entry-types.mjs" and commit the result.');
  process.exitCode = 1;
}

/**
 * The declarations of a file and of the files whose types they use, without imports and exports between them.
 * @param {string} entry
 */
function declarationsFrom(entry) {
  const files = new Set([entry]);
  const declarations = [];
  // Iterating over a set includes elements that are added during the iteration.
  for (const file of files) {
    const text = declarationOf(file);
    for (const [, specifier = ''] of text.matchAll(/^(?:import|export) .* from '([^']+)';$/gm))
      files.add(resolve(specifier, file));
    declarations.push(text.replace(/^(?:import .*|export (?:type )?\{.*\}.*);\n/gm, '').trim());
  }
  return `\n${declarations.filter(Boolean).join('\n\n')}\n`;
}

/**
 * The types must be written out, so that a file can be declared without the files it imports.
 * @param {string} file
 */
function declarationOf(file) {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2023, jsx: ts.JsxEmit.ReactJSX, stripInternal: true },
  });
  if (diagnostics.length === 0) return outputText;
  throw new Error(
    ts.formatDiagnostics(diagnostics, {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  );
}

/**
 * @param {string} specifier
 * @param {string} importer
 */
function resolve(specifier, importer) {
  if (specifier.startsWith('#src/')) return path.join(source, specifier.slice('#src/'.length));
  return path.resolve(path.dirname(importer), specifier);
}
