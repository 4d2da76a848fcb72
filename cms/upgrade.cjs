// Rehearses an upgrade; started by scripts/commands/upgrade.mjs.
const path = require('node:path');

// What is copied is about customers: no other user of the machine may read it.
process.umask(0o077);
process.env.NODE_ENV ??= 'production';
require(path.join(__dirname, 'dist', 'src', 'upgrade', 'run.js')).run(process.argv[2]);
