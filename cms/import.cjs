// Brings a catalogue in or out; started by scripts/commands/import.mjs and export.mjs.
const path = require('node:path');
const { loadSettings } = require('./load-settings.cjs');

// What is stored is about customers: no other user of the machine may read it.
process.umask(0o077);
process.env.NODE_ENV ??= 'production';
loadSettings();
require(path.join(__dirname, 'dist', 'src', 'import', 'run.js')).run(process.argv[2]);
