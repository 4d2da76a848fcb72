// Resets the second factor of a member of staff; started by scripts/commands/reset-second-factor.mjs.
const path = require('node:path');
const { loadSettings } = require('./load-settings.cjs');

process.umask(0o077);
process.env.NODE_ENV ??= 'production';
loadSettings();
require(path.join(__dirname, 'dist', 'src', 'server', 'reset-second-factor.js')).run(process.argv[2]);
