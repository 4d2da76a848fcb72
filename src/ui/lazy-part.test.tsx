import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyPart, nothing } from './lazy-part.tsx';

describe('a lazy part', () => {
  it('renders a note for visitors without JavaScript until it is loaded', () => {
    const Part = lazyPart(async () => Greeting);
    expect(renderToStaticMarkup(<Part name="Ada" />)).toContain('This part of the page needs JavaScript.');
  });

  it('renders its own fallback, with the same props', () => {
    const Part = lazyPart(async () => Greeting, { Fallback: ({ name }) => <p>Waiting for {name}</p> });
    expect(renderToStaticMarkup(<Part name="Ada" />)).toBe('<p>Waiting for Ada</p>');
  });

  it('renders nothing if the page is complete without it', () => {
    const Part = lazyPart(async () => Greeting, nothing);
    expect(renderToStaticMarkup(<Part name="Ada" />)).toBe('');
  });

  it('is rendered immediately after it was preloaded', async () => {
    const Part = lazyPart(async () => Greeting);
    await Part.preload();
    expect(renderToStaticMarkup(<Part name="Ada" />)).toContain('<p>Hello Ada</p>');
  });

  it('is loaded once, and again only after a failure', async () => {
    let attempts = 0;
    const Part = lazyPart(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('Failed to fetch dynamically imported module');
      return Greeting;
    });
    await expect(Part.preload()).rejects.toThrow('Failed to fetch');
    await Part.preload();
    await Part.preload();
    expect(attempts).toBe(2);
  });
});

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
