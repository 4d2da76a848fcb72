import { describe, expect, it } from 'vitest';
import { type Email, plainText } from '../src/platform/mail/email';
import { html } from '../src/platform/mail/email-html';

const email: Email = {
  subject: 'Order A-2026-000001: received',
  text: ['Hello Ada,', 'Thank you for your order.'],
  items: {
    lines: [
      {
        partNumber: 'APT210-010',
        name: 'Pressure transmitter <0 … 10 bar>',
        remarks: ['Tag: P-101'],
        quantity: 2,
        unitPrice: '€148.00',
        amount: '€296.00',
        picture: 'https://shop.example/uploads/apt.png?a=1&b=2',
      },
      { partNumber: 'KAB-5', name: '', remarks: [], quantity: 1, unitPrice: '€9.00', amount: '€9.00' },
    ],
    sums: [
      ['Subtotal', '€305.00'],
      ['Total', '€375.15'],
    ],
  },
  facts: [['Order', 'A-2026-000001']],
  link: { label: 'View your order', url: 'https://shop.example/orders/1?token=a&b' },
  brand: {
    siteName: 'Aldermere & Co',
    logo: { url: 'https://shop.example/uploads/logo.png', width: 140, height: 28 },
    signature: 'Aldermere & Co\nWeir Quay 4',
  },
};

describe('an e-mail as HTML', () => {
  const body = html(email);

  it('is laid out by tables of 600 pixels with inline styles, as Outlook and Gmail need', () => {
    expect(body).toContain('max-width:600px');
    expect(body).toContain('<!--[if mso]><table role="presentation" width="600"');
    expect(body).not.toMatch(/<style|<link|class=|flex|grid|var\(/);
    expect(body.match(/<table/g)?.length).toBe(body.match(/role="presentation"/g)?.length);
  });

  it('shows each line with picture and price, and the total last', () => {
    expect(body).toContain('src="https://shop.example/uploads/apt.png?a=1&amp;b=2" width="64" height="64"');
    expect(body).toContain('2 × APT210-010');
    expect(body).toContain('€148.00 each');
    expect(body.indexOf('€375.15')).toBeGreaterThan(body.indexOf('€305.00'));
  });

  it('has a text for every picture, sizes, and no markup from customers', () => {
    for (const [image] of body.matchAll(/<img[^>]*>/g))
      expect(image).toMatch(/width="\d+" height="\d+" alt="[^"]+"/);
    expect(body).toContain('&lt;0 … 10 bar&gt;');
    expect(body).toContain('alt="Aldermere &amp; Co"');
  });

  it('has the name of the company if there is no logo', () => {
    expect(html({ ...email, brand: { ...email.brand, logo: null } })).toMatch(
      /bold;color:#ffffff">Aldermere &amp; Co</,
    );
  });
});

describe('an e-mail as plain text', () => {
  it('has the same lines, amounts and link', () => {
    expect(plainText(email)).toBe(`Hello Ada,

Thank you for your order.

2 × APT210-010 Pressure transmitter <0 … 10 bar>: €296.00 (€148.00 each)
  Tag: P-101
1 × KAB-5: €9.00

Subtotal: €305.00
Total: €375.15

Order: A-2026-000001

View your order:
https://shop.example/orders/1?token=a&b

-- 
Aldermere & Co
Weir Quay 4
`);
  });
});
