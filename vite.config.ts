import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { distinctName } from './scripts/build/chunk-names.mjs';
import { contractVersion } from './scripts/build/contract-version.mjs';
import { iconColumn } from './scripts/build/icon-column.mjs';
import { leanQueries, leanReact, leanRouter } from './scripts/build/lean-packages.mjs';
import { messages } from './scripts/build/messages/vite-plugin.mjs';
import { segmentsOf } from './scripts/build/path-segments.mjs';
import { rememberedMinifier } from './scripts/build/remembered-minifier.mjs';
import { routeScripts, withImports } from './scripts/build/route-scripts.mjs';
import { sharedChunks } from './scripts/build/shared-chunks.mjs';
import { slimPreload } from './scripts/build/slim-preload.mjs';
import { splitWorker, withDigests } from './scripts/build/split-worker.mjs';
import { manifestIn } from './scripts/build/web-manifest.mjs';
import { siteLanguages } from './scripts/setup/site-languages.mjs';

const languages = siteLanguages();
const language = process.env.BUILD_LANGUAGE ?? languages[0];
const base = language === languages[0] ? '/' : `/${language}/`;

const backend = `http://127.0.0.1:${process.env.CMS_PORT ?? '1337'}`;
const backendPaths = ['/api', '/basic', '/uploads', '/admin', '/shopping-cart', '/part-wizard', '/recaptcha'];

/** Too large to be installed with every version and needed on few pages, so sw/large-parts.ts caches them. */
const largeParts = /\/node_modules\/(pdfjs-dist|barcode-detector|three|zxing-wasm)\/[^?]*$/;
const largeFiles = /\.(mjs|wasm)$/;

const fileNames = {
  chunkFileNames: (chunk: Rollup.PreRenderedChunk) =>
    chunk.moduleIds.some((id) => largeParts.test(id))
      ? 'assets/large/[name]-[hash].js'
      : `assets/${distinctName(chunk)}-[hash].js`,
  // Scripts that are copied unchanged get the extension .js, by which the server recognises scripts.
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    largeFiles.test(name)
      ? `assets/large/[name]-[hash]${name.endsWith('.mjs') ? '.js' : '[extname]'}`
      : 'assets/[name]-[hash][extname]',
};

/** Vite drops the attribute from the source. Font and first picture take priority over the script. */
const scriptAfterContent: Plugin = {
  name: 'script-after-content',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
  },
};

/** Not the scripts of the routes themselves, such as "routes-category-". */
const loadsRoutes = /\/(index|entry-client|routes)-[^/]{8}\.js$/;
/** Nobody waits for these parts, so a `<link>` for each of their scripts would only cost time on a phone. */
const loadsWhenIdle = /\/background-parts-[^/]{8}\.js$/;
const inEveryFirstScript = /\/(packages|shared|loader|rolldown-runtime)-/;

/**
 * The scripts that are preloaded with a part. The server's page preloads those of the site and of its route, and the worker
 * has those of the others: naming them in the first script as well would make it more than 1 kB larger.
 */
function preloadedWith(file: string, needed: string[], { hostId }: { hostId: string }): string[] {
  const others = needed.filter((each) => each !== file && !inEveryFirstScript.test(each));
  const isPreloaded = others.length > 0 && ![loadsRoutes, loadsWhenIdle].some((hosts) => hosts.test(hostId));
  return isPreloaded ? [file, ...others] : [];
}

const drawsPage = /\/app\/entry-client\.tsx$/;

/**
 * Preloads the scripts that render the app shell, and lists those of each route in a comment. In the pages it renders, the
 * server replaces both with links to the scripts of the page, which load after its content (src/app/later-scripts.ts).
 */
const scriptsOfShell: Plugin = {
  name: 'scripts-of-shell',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter(({ facadeModuleId }) => drawsPage.test(facadeModuleId ?? ''));
      const needed = withImports(entries, chunks);
      const links = [...needed].map(
        ({ fileName }) => `<link rel="modulepreload" href="${base}${fileName}" />`,
      );
      const routes = JSON.stringify(routeScripts(chunks, needed));
      return html.replace('<!--head-->', `<!--head-->${links.join('')}<!--routes ${routes}-->`);
    },
  },
};

// The site registers the worker itself, after the first paint.
const offline = VitePWA({
  strategies: 'injectManifest',
  srcDir: '../sw',
  filename: 'sw.ts',
  registerType: 'prompt',
  injectRegister: false,
  manifest: manifestIn(language, base),
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: [
      'index.html',
      'manifest.webmanifest',
      'assets/*.{css,js,woff2}',
      'assets/large/*.{js,wasm}',
      'icons/{favicon.svg,icon-192.png}',
    ],
    maximumFileSizeToCacheInBytes: 4_000_000,
    // A classic worker, because Firefox has supported module workers only since 2024.
    rollupFormat: 'iife',
    target: 'es2022',
    sourcemap: false,
    buildPlugins: { vite: [messages(language)] },
    manifestTransforms: [(entries) => withDigests(entries, builtFolder)],
  },
});

let builtFolder = '';
const knowsBuiltFolder: Plugin = {
  name: 'knows-built-folder',
  configResolved: ({ root, build }) => {
    builtFolder = path.resolve(root, build.outDir);
  },
};

/** As Vite's own names, but without the line number, which takes 700 bytes of the styles in every page. */
function scopedName(name: string, file: string): string {
  const relative = path.relative(import.meta.dirname, file);
  return `_${name}_${createHash('sha256').update(relative).digest('base64url').slice(0, 4)}`;
}

/** Bundlers get the package's development build by default, which contains 1 kB of warnings. */
const productionRouter = {
  find: /^react-router$/,
  replacement: path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ isSsrBuild, command }) => ({
  root: 'src',
  base,
  define: {
    __CONTRACT_VERSION__: JSON.stringify(contractVersion()),
    __SITE_LANGUAGES__: JSON.stringify(languages),
    __LANGUAGE_PREFIX__: JSON.stringify(base.slice(0, -1)),
    __PATH_SEGMENTS__: JSON.stringify(segmentsOf(language)) ?? 'undefined',
    __ALL_PATH_SEGMENTS__: JSON.stringify(languages.map((each) => segmentsOf(each) ?? {})),
  },
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  publicDir: isSsrBuild ? false : '../public',
  plugins: [
    react(),
    messages(language),
    leanRouter,
    leanQueries,
    leanReact,
    scriptAfterContent,
    iconColumn,
    scriptsOfShell,
    ...(isSsrBuild ? [] : [slimPreload, knowsBuiltFolder, rememberedMinifier(), offline, splitWorker()]),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // One style sheet, so that lazy routes do not flash. The server writes into each page what it needs of it.
    cssCodeSplit: false,
    // Icons are inlined in the style sheet. Everything else is a file that can be cached separately.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: {
      polyfill: false,
      resolveDependencies: preloadedWith,
    },
    // Slower than the default, but saves more than 1 kB on every first visit.
    minify: isSsrBuild ? false : 'terser',
    // A function in parentheses is compiled while it is loaded. Without them, React is parsed twice, which takes 20 ms
    // on a desktop.
    terserOptions: { compress: { passes: 3 }, format: { wrap_func_args: true } },
    rollupOptions: isSsrBuild
      ? // One file: chunks that import the entry back would load it twice when the server loads a newer build.
        { input: 'src/app/entry-server.tsx', output: { codeSplitting: false, ...fileNames } }
      : { output: { codeSplitting: { groups: sharedChunks(language) }, ...fileNames } },
  },
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    // The site's folders may have the same names as the backend's paths: src/api.
    proxy: Object.fromEntries(backendPaths.map((path) => [`^${path}(?!.*\\.tsx?(\\?|$))`, backend])),
  },
}));
