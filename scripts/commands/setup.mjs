// @ts-check
import { admin, build, buildAll, isBuilt } from '../setup/build.mjs';
import { checkDisk } from '../setup/disk.mjs';
import { newSecrets } from '../setup/environment.mjs';
import { installPackages } from '../setup/install.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

/** Installs and builds everything that `npm start` would, so that the server can run without writing to this folder. */
export async function main() {
  stopOnSignal();
  checkDisk();
  await installPackages();
  await buildAll();
  // Strapi reads the configuration to build the admin. The secrets are not part of what it builds.
  if (!isBuilt(admin)) await build(admin, { ...newSecrets(), ...process.env, NODE_ENV: 'production' });
  say('Installed and built. Start it with "node cms/serve.cjs": see docs/operations.md, "Deployment".');
}
