// Builds the models in a browser and writes each as glTF with its camera: .cache/<shot>.glb and .json.
import { mkdir, writeFile } from 'node:fs/promises';
import { openPage } from './page.mjs';

const wanted = process.argv.slice(2);
const cache = new URL('../.cache/', import.meta.url);
await mkdir(cache, { recursive: true });

const { page, close } = await openPage('shots/page.ts');
const names = await page.evaluate(() => window.shotNames());
for (const name of names.filter((known) => !wanted.length || wanted.includes(known))) {
  const { glb, shot } = await page.evaluate((shotName) => window.model(shotName), name);
  await writeFile(new URL(`${name}.glb`, cache), Buffer.from(glb, 'base64'));
  await writeFile(new URL(`${name}.json`, cache), JSON.stringify(shot));
}
await close();
