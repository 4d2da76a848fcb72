import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { contractVersion } from './scripts/build/contract-version.mjs';
import { withIntegrity } from './scripts/build/precache-integrity.mjs';
import { manifest } from './scripts/build/web-manifest.mjs';

const backend = `http://127.0.0.1:${process.env.CMS_PORT ?? '1337'}`;
const backendPaths = ['/api', '/uploads', '/admin', '/shopping-cart', '/part-wizard', '/recaptcha'];

// What the first script needs to fetch the rest, two files that every page needs, one with the parsers that only an
// answer over the wire needs, and one for each part that comes late on many pages, instead of dozens of small ones that
// compress badly and take a moment each to ask for.
const sharedChunks = [
  { name: 'loader', test: /vite\/preload-helper|src\/app\/delay/, priority: 4 },
  {
    name: 'shared',
    test: /src\/(ui(?!\/(form|late|page-links|rich-text|video-player))|api(?!\/(search|request-pages))|format(?!\/(part-number|units)))\/|cache\/query-client|contract\/money|compare\/compare(d|-toggle)|document-groups|save-slot|features\/(?!cart|checkout|orders|account|auth|contacts|home|service-status|viewer)[a-z-]+\/queries\.ts$/,
    priority: 3,
  },
  { name: 'contract', test: /node_modules\/valibot\/|src\/contract\/(?!forms\/)/, priority: 2 },
  {
    name: 'packages',
    test: /node_modules\/(?!@strapi|@stripe|meilisearch|workbox|idb-keyval|@tanstack\/query-(persist|sync)|.*(useQ|q)ueries|.*(useMutation|mutationObserver)|pdfjs-dist|barcode-detector|zxing-wasm|uqr|altcha-lib|libphonenumber-js|react-hook-form|prop-types|react-is|object-assign)/,
    priority: 1,
  },
  {
    name: 'device',
    test: /src\/(outbox|app\/outbox|documents(?!\/(current|pdf))|cache\/(device-store|page-transactions|contract-version)|features\/(auth\/((verify|follow|stored)-)?session|auth\/account-mark|cart\/(cart-mark|use-cart|cart-query|shown-cart|overlay|estimate)|outbox\/waiting-mark))|node_modules\/(idb-keyval|altcha-lib)/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  {
    name: 'form',
    test: /src\/ui\/form\/|node_modules\/react-hook-form/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  {
    name: 'asking',
    test: /features\/search\/(recent-searches|saved-texts|marked-text|kinds|source|search-address|search-query|submit-search)\./,
    priority: 0,
    includeDependenciesRecursively: false,
  },
];

/** Too large to be installed with every version, needed on few pages: sw/large-parts.ts keeps them. */
const largeParts = /\/node_modules\/(pdfjs-dist|barcode-detector|zxing-wasm)\/[^?]*$/;
const largeFiles = /\.(mjs|wasm)$/;

const fileNames = {
  chunkFileNames: ({ moduleIds }: { moduleIds: string[] }) =>
    moduleIds.some((id) => largeParts.test(id)) ? 'assets/large/[name]-[hash].js' : 'assets/[name]-[hash].js',
  // A script that is taken as it is has the name the server knows scripts by.
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    largeFiles.test(name)
      ? `assets/large/[name]-[hash]${name.endsWith('.mjs') ? '.js' : '[extname]'}`
      : 'assets/[name]-[hash][extname]',
};

/** Vite drops the attribute from the source. Font and first picture go before the script. */
const scriptAfterContent: Plugin = {
  name: 'script-after-content',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
  },
};

/** A visit needs one file less before it can draw. The backend allows the sheet by its hash. */
const stylesInPage: Plugin = {
  name: 'styles-in-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace(/ *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (_link, name: string) => {
        const sheet = bundle[name];
        if (sheet?.type !== 'asset') throw new Error(`The style sheet ${name} was not built.`);
        delete bundle[name];
        return `    <style>${sheet.source
          .toString()
          .replace(/\/\*[^*]*\*\//g, '')
          .trim()}</style>`;
      }),
  },
};

const drawsPage = /\/app\/(?:entry-client\.tsx|offline\/restore\.ts)$/;

/** Between the marks that the server replaces: what draws a page that nobody drew is fetched while the page is read. */
const scriptsOfShell: Plugin = {
  name: 'scripts-of-shell',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const needed = new Set(chunks.filter(({ facadeModuleId }) => drawsPage.test(facadeModuleId ?? '')));
      // A set is walked on to what is added meanwhile.
      for (const { imports } of needed)
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
      const links = [...needed].map(({ fileName }) => `<link rel="modulepreload" href="/${fileName}" />`);
      return html.replace('<!--head-->', `<!--head-->${links.join('')}`);
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
  manifest,
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: [
      'index.html',
      'manifest.webmanifest',
      'assets/*.{js,woff2}',
      'assets/large/*.{js,wasm}',
      'icons/{favicon.svg,icon-192.png}',
    ],
    maximumFileSizeToCacheInBytes: 4_000_000,
    // A classic worker: Firefox runs module workers only since 2024.
    rollupFormat: 'iife',
    target: 'es2022',
    sourcemap: false,
    manifestTransforms: [(entries) => withIntegrity(entries, builtFolder)],
  },
});

let builtFolder = '';
const knowsBuiltFolder: Plugin = {
  name: 'knows-built-folder',
  configResolved: ({ root, build }) => {
    builtFolder = path.resolve(root, build.outDir);
  },
};

/** Its package offers bundlers the development build, 1 kB of warnings larger, and no condition to choose the other. */
const productionRouter = {
  find: /^react-router$/,
  replacement: path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
};

/** Tells the bundler what its marks do not: components that nothing uses may go, 1.7 kB of every first visit. */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: (code, id) =>
    /\/react-router\/dist\/production\//.test(id)
      ? code
          .replace(/^\w+\.displayName = "[^"]+";$/gm, '')
          .replace(/ = (?=React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ ')
      : undefined,
};

export default defineConfig(({ isSsrBuild, command }) => ({
  root: 'src',
  define: { __CONTRACT_VERSION__: JSON.stringify(contractVersion()) },
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  publicDir: isSsrBuild ? false : '../public',
  plugins: [
    react(),
    leanRouter,
    scriptAfterContent,
    stylesInPage,
    scriptsOfShell,
    ...(isSsrBuild ? [] : [knowsBuiltFolder, offline]),
  ],
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // One style sheet, in the page: no flash when a lazy route arrives, nothing to miss offline.
    cssCodeSplit: false,
    // Icons travel in the style sheet; everything else stays a file that can be cached on its own.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
    // Slower than the default, and more than 1 kB less on every first visit.
    minify: isSsrBuild ? false : 'terser',
    // A function in parentheses is compiled while it is loaded. Without them, React's is read twice, 20 ms on a desktop.
    terserOptions: { compress: { passes: 3 }, format: { wrap_func_args: true } },
    rollupOptions: isSsrBuild
      ? // One file: chunks that import the entry back would load it twice when the server loads a newer build.
        { input: 'src/app/entry-server.tsx', output: { codeSplitting: false, ...fileNames } }
      : { output: { codeSplitting: { groups: sharedChunks }, ...fileNames } },
  },
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    // The site's own folders may be called like the backend's paths: src/api.
    proxy: Object.fromEntries(backendPaths.map((path) => [`^${path}(?!.*\\.tsx?(\\?|$))`, backend])),
  },
}));
