// Serves site, API and admin on one port from the compiled files in dist.
const { existsSync } = require('node:fs');
const path = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { loadSettings } = require('./load-settings.cjs');

// Left to itself, V8 lets garbage grow to several times what is in use. See docs/decisions/0028.
setFlagsFromString('--heap-growing-percent=30');

// What is stored is about customers: no other user of the machine may read it.
process.umask(0o077);
process.env.NODE_ENV ??= 'production';
loadSettings();

const entry = path.join(__dirname, 'dist', 'src', 'server', 'serve.js');
if (!existsSync(entry)) {
  process.stderr.write(
    'The backend is not compiled. Run "npm run build" in cms, or "npm start" in the project folder.\n',
  );
  process.exit(1);
}
const { checkStart } = require('./dist/src/server/check-start.js');
const { endWithProblem } = require('./dist/src/server/start-problem.js');
// Loading Strapi takes seconds: a wrong setting is reported before.
checkStart()
  .then(() => require('./dist/src/server/tracing.js').startTracing())
  .then(() => require(entry).serve())
  .catch(endWithProblem);
