// @ts-check

/** The message of an assertion, its last argument. It explains programming mistakes that every test would show. */
const longMessage = /(,\s*(?:\/\/[^\n]*\n\s*)*)(?:`(?:[^`\\]|\\.){40,}`|"[^"\n]{40,}")(\s*\);)/g;

/**
 * Marks unused components as free of side effects, so that the bundler removes them, and removes messages for developers:
 * 2.5 kB of every first visit.
 * @type {import('vite').Plugin}
 */
export const leanRouter = {
  name: 'lean-router',
  apply: 'build',
  transform: (code, id) =>
    /\/react-router\/dist\/production\//.test(id)
      ? code
          .replace(/^\w+\.displayName = "[^"]+";$/gm, '')
          .replace(/ = (?=React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ ')
          .replace(longMessage, '$1""$2')
      : undefined,
};

const choiceOfBehavior =
  'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior';

/**
 * Removes infinite queries, which the site does not use: 0.5 kB of every first visit.
 * @type {import('vite').Plugin}
 */
export const leanQueries = {
  name: 'lean-queries',
  apply: 'build',
  transform(code, id) {
    if (/\/src\/.*\.tsx?$/.test(id) && /\w+InfiniteQuery\(/.test(code))
      this.error(`${id} uses an infinite query, which the plugin lean-queries removes.`);
    if (!/\/query-core\/build\/modern\/query\.js/.test(id)) return undefined;
    if (!code.includes(choiceOfBehavior)) this.error('TanStack Query has changed: adapt lean-queries.');
    return code.replace(choiceOfBehavior, 'this.options.behavior');
  },
};

/** How messages about programming mistakes begin, which tests would show. */
const adviceOfReact =
  /"(takes an object of state variables|\)\. If you meant to render| for the full message or use|forceFrameRate takes)[^"\n]*"/g;

/**
 * Removes React's advice for developers: 0.2 kB of every first visit. Errors keep their link to its description.
 * @type {import('vite').Plugin}
 */
export const leanReact = {
  name: 'lean-react',
  apply: 'build',
  transform: (code, id) =>
    /\/node_modules\/(react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js/.test(id)
      ? code.replace(adviceOfReact, '""')
      : undefined,
};
