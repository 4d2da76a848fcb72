// Builds the models in a browser and writes each as glTF with its camera: .cache/<shot>.glb and .json. For a shape with
// variants, what is printed on each of them is written to .cache/<shot>/<product>/.
import { mkdir, writeFile } from 'node:fs/promises';
import { openPage } from './page.mjs';
import { readProducts } from './products.mjs';

const chosen = process.argv.slice(2);
const cache = new URL('../.cache/', import.meta.url);
await mkdir(cache, { recursive: true });

const { page, close } = await openPage('shots/page.ts');
const names = await page.evaluate(() => window.shotNames());
const variants = await page.evaluate((all) => window.variants(all), readProducts());
for (const name of names.filter((known) => !chosen.length || chosen.includes(known))) {
  const ofProducts = variants.filter(({ shot }) => shot === name);
  const { glb, shot } = await page.evaluate(
    ([key, label]) => window.model(key, label),
    [name, ofProducts[0]?.label],
  );
  // A cut-out that no product has is an option of the part wizard: one picture, listed in media.yaml by hand.
  const own = shot.cutOut && ofProducts.length === 0 ? [{ url: name }] : ofProducts;
  await writeFile(new URL(`${name}.glb`, cache), Buffer.from(glb, 'base64'));
  await writeFile(
    new URL(`${name}.json`, cache),
    JSON.stringify({ ...shot, variants: await printed(name, own) }),
  );
}
await close();

async function printed(name, own) {
  const written = [];
  let first;
  for (const variant of own) {
    const pictures = await page.evaluate(
      ([key, label]) => window.printing(key, label),
      [name, variant.label],
    );
    first ??= pictures;
    const files = {};
    for (const [material, picture] of Object.entries(pictures)) {
      // What does not vary is printed on the model.
      if (variant !== own[0] && picture === first[material]) continue;
      await mkdir(new URL(`${name}/${variant.url}/`, cache), { recursive: true });
      files[material] = `${name}/${variant.url}/${material}.png`;
      await writeFile(new URL(files[material], cache), Buffer.from(picture.split(',')[1], 'base64'));
    }
    written.push({ ...variant, pictures: files });
  }
  return written;
}
