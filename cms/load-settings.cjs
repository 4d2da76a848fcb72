const { existsSync } = require('node:fs');
const path = require('node:path');

/** Reads the settings file, if there is one. Variables of the process take precedence. Ends the process if it cannot. */
exports.loadSettings = () => {
  const file = path.resolve(__dirname, process.env.SETTINGS_FILE || '.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch {
    process.stderr.write(
      `The settings in ${file} cannot be read. Run the server as the owner of this file, or set SETTINGS_FILE to another one.\n`,
    );
    process.exit(1);
  }
};
