// @ts-check
// Uses only syntax that old Node versions understand, so that they print the required version instead of a syntax error.
import { checkNodeVersion } from './setup/node-version.mjs';
import { explain } from './setup/problem.mjs';

try {
  checkNodeVersion();
  const { main } = await import(`./commands/${process.argv[2]}.mjs`);
  await main(process.argv.slice(3));
} catch (error) {
  explain(error);
  process.exit(1);
}
