// Makes a backup or restores one; started by scripts/commands/backup.mjs and restore.mjs, and by the server.
const path = require('node:path');

// What is stored is about customers: no other user of the machine may read it.
process.umask(0o077);
process.env.NODE_ENV ??= 'production';
require(path.join(__dirname, 'dist', 'src', 'backup', 'run.js')).run(process.argv[2]);
