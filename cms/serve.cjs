// Serves site, API and admin on one port from the compiled files in dist.
const { existsSync } = require('node:fs');
const path = require('node:path');

process.env.NODE_ENV ??= 'production';
const settings = path.join(__dirname, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

const entry = path.join(__dirname, 'dist', 'src', 'server', 'serve.js');
if (!existsSync(entry)) {
  process.stderr.write(
    'The content backend is not compiled. Run "npm run build" in cms, or "npm start" beside it.\n',
  );
  process.exit(1);
}
require(entry).serve();
