// @ts-check
import { createRequire } from 'node:module';
import { madeOnce } from './build-cache.mjs';

const { version } = createRequire(import.meta.url)('terser/package.json');

/**
 * Keeps what Vite's minifier returns for each chunk: Terser takes two thirds of a build, in which most chunks are as in the
 * last one.
 * @returns {import('vite').Plugin}
 */
export function rememberedMinifier() {
  return {
    name: 'remembered-minifier',
    apply: 'build',
    configResolved({ plugins, build }) {
      const minifier = plugins.find(({ name }) => name === 'vite:terser');
      const minify = minifier?.renderChunk;
      if (!minifier || typeof minify !== 'function') throw new Error('Vite has no minifier of this name.');
      minifier.renderChunk = async function remembered(code, ...others) {
        const [chunk, options] = others;
        const inputs = [version, JSON.stringify(build.terserOptions), options.format, code];
        const minified = await madeOnce(inputs, async () => {
          const result = await minify.call(this, code, ...others);
          const isMinified = typeof result === 'object' && result !== null && 'code' in result;
          if (!isMinified || typeof result.code !== 'string')
            throw new Error(`${chunk.fileName} was not minified.`);
          return result.code;
        });
        return { code: minified.toString(), map: null };
      };
    },
  };
}
