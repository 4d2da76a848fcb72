import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseProduct } from '#src/contract/product.ts';
import { parseSetting } from '#src/contract/site.ts';
import { SiteContext } from '#src/ui/site-context.ts';
import { Safety } from './safety.tsx';

const ours = {
  manufacturer: 'Probes Ltd',
  manufacturerAddress: 'Mill Lane 1\nDublin',
  manufacturerContact: 'safety@probes.test',
  safetyWarnings: 'Depressurise first.',
};

describe('the product safety of a product', () => {
  it('is that of the shop', () => {
    const html = shown({}, ours);
    expect(html).toContain('Probes Ltd\nMill Lane 1\nDublin');
    expect(html).toContain('href="mailto:safety@probes.test"');
    expect(html).toContain('Depressurise first.');
    expect(html).not.toContain('Responsible person');
  });

  it('never mixes another manufacturer with the address of the shop', () => {
    const html = shown({ manufacturer: 'Acme', responsiblePerson: 'Importer GmbH' }, ours);
    expect(html).toContain('>Acme</dd>');
    expect(html).not.toMatch(/Mill Lane|safety@probes/);
    expect(html).toContain('Importer GmbH');
  });

  it('prefers its own warnings', () => {
    expect(shown({ safetyWarnings: 'Hot.' }, ours)).not.toContain('Depressurise');
  });

  it('is not shown if only a name is known, or nothing at all', () => {
    expect(shown({}, undefined)).toBe('');
    expect(shown({ manufacturer: 'Acme' }, { manufacturer: 'Probes Ltd' })).toBe('');
  });

  it('links only to web and e-mail addresses', () => {
    const evil = { ...ours, manufacturerContact: 'javascript:alert(1)' };
    expect(shown({}, evil)).not.toContain('href');
    expect(shown({}, { ...ours, manufacturerContact: 'https://probes.test/contact' })).toContain(
      'href="https://probes.test/contact"',
    );
  });
});

function shown(entry: object, productSafety: object | undefined): string {
  const gauge = { documentId: 'a', name: 'Gauge', url: 'gauge', partNumber: 'G-1', ...entry };
  const product = parseProduct({ data: [gauge], meta: {} });
  if (!product) throw new Error('The product was not parsed');
  const shop = { sellsToConsumers: true, dispatchUntil: '', paymentDays: 30, productSafety };
  return renderToStaticMarkup(
    <SiteContext value={parseSetting({ data: { shop }, meta: {} })}>
      <Safety product={product} />
    </SiteContext>,
  );
}
