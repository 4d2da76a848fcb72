import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { rawTexts } from '../scripts/words/raw-texts.mjs';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

describe('the check of texts that are not in message files', () => {
  it.each([
    ['a text', '<p>Add to cart</p>', ['Add to cart']],
    ['a short text', '<p>{price}ex VAT</p>', ['ex VAT']],
    ['an accessible name', '<nav aria-label="Breadcrumb" />', ['Breadcrumb']],
    ['a description', '<img alt="Drawing of the sensor" />', ['Drawing of the sensor']],
    ['a placeholder', '<input placeholder="part number or words" />', ['part number or words']],
    ['a component’s title', '<Notice title="No products yet" />', ['No products yet']],
    [
      'a component’s introduction',
      '<PageHead intro={"Enter a serial number."} />',
      ['Enter a serial number.'],
    ],
    ['what is shown', '<AsOf what="Prices and stock" />', ['Prices and stock']],
    ['a sentence with values', '<Field label={`Quantity of ${name}`} />', ['Quantity of …']],
    ['words that are added', '<Field label={name + " (optional)"} />', ['(optional)']],
    [
      'both of two texts',
      '<Fold heading={isOpen ? "Hide list" : "Show list"} />',
      ['Hide list', 'Show list'],
    ],
    ['a default', '<Section title={title || "Featured"} />', ['Featured']],
    ['a text in braces', '<p>{isSending ? "Sending…" : text}</p>', ['Sending…']],
    ['a property', '[{ href: "/orders", label: "Orders" }]', ['Orders']],
  ])('reports %s', async (_kind, code, texts) => {
    const folder = await projectWith({ 'src/a/b.tsx': `\nexport const b = ${code};\n` });
    expect(rawTexts(folder)).toEqual(texts.map((text) => `src/a/b.tsx:2: ${text}`));
  });

  it('reports variables with such a name', async () => {
    const folder = await projectWith({ 'src/a.tsx': "const title = 'Cart';\nconst key = 'Cart';\n" });
    expect(rawTexts(folder)).toEqual(['src/a.tsx:1: Cart']);
  });

  it('reports texts of notifications and pages of the service worker', async () => {
    const folder = await projectWith({
      'sw/a.ts': "show({ title: 'Documents saved' });",
      'sw/b/page.ts': 'const html = `<style>a { color: red }</style>\n<h1>You are <em>offline</em></h1>`;',
    });
    expect(rawTexts(folder)).toEqual(['sw/a.ts:1: Documents saved', 'sw/b/page.ts:2: You are']);
  });

  it('gives the line of the text, not of its element', async () => {
    const folder = await projectWith({
      'src/a.tsx': 'export const a = (\n  <p>\n    Add to\n    cart\n  </p>\n);',
    });
    expect(rawTexts(folder)).toEqual(['src/a.tsx:3: Add to cart']);
  });

  it.each([
    ['messages', '<Notice title={m.cart.empty}>{m.cart.items({ count })}</Notice>'],
    ['identifiers', '<input name="partNumber" title={`row-${id}`} alt="" />'],
    ['names of icons', '<Icon name="shopping-cart" />'],
    ['units and signs', '<p>404 · {count} × 5 m&nbsp;</p>'],
    ['other attributes', '<a className="Some class" href="/Some page" />'],
    ['comparisons', '<p title={state === "In work" ? a : b}>{state !== "In work" && c}</p>'],
    ['values to look up', '<p title={find("Measuring range")}>{texts["Measuring range"]}</p>'],
    ['parts without words', '<p title={`${first} ${last}`}>{first}, {last}</p>'],
    ['errors for developers', '(() => { throw new Error("No such page"); })()'],
  ])('ignores %s', async (_kind, code) => {
    const folder = await projectWith({ 'src/a.tsx': `export const a = ${code};` });
    expect(rawTexts(folder)).toEqual([]);
  });

  it('ignores tests, fixtures and comments', async () => {
    const folder = await projectWith({
      'src/a.test.tsx': 'test(<p>Add to cart</p>);',
      'src/a-fixture.tsx': 'export const a = <p>Add to cart</p>;',
      'sw/a.test.ts': "show({ title: 'Documents saved' });",
      'src/b.tsx': '// title: Cart\nexport const b = <p>{/* Add to cart */}</p>;',
    });
    expect(rawTexts(folder)).toEqual([]);
  });

  it('fails only if there is such a text', async () => {
    const [wrong, right] = [await projectWith({ 'src/a.tsx': '<p>Cart</p>' }), await projectWith({})];
    expect(await run(wrong)).toEqual({ code: 1, output: 'src/a.tsx:1: Cart\n' });
    expect(await run(right)).toEqual({ code: 0, output: '' });
  });
});

async function projectWith(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'raw-texts-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

const script = path.resolve(import.meta.dirname, '../scripts/words/raw-texts.mjs');

const run = (folder: string) =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [script, folder], (_error, _stdout, output) =>
      resolve({ code: child.exitCode, output }),
    );
  });
