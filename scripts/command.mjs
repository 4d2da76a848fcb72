// @ts-check
// Written for any Node that knows modules, so that an old one is told what is wrong instead of failing on syntax.
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
