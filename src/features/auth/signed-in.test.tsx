import { describe, expect, it } from 'vitest';
import type { Session } from '#src/contract/session.ts';
import { renderWithQueries } from '#src/cache/render-with-queries.ts';
import { AuthContext } from './auth-provider.tsx';
import { SignedIn } from './signed-in.tsx';

const ada = { jwt: 'x', user: { id: 1, email: 'ada@example.test' } };

describe('a page for customers who are signed in', () => {
  it.each(['/account/profile', '/account/cards', '/orders'])('has a link for signing out at %s', (path) => {
    const html = pageAt(path, ada);
    expect(html).toContain('Only for customers');
    expect(html).toContain('Signed in as ada@example.test.');
    expect(html).toContain('<a href="/account#sign-out"');
  });

  it('has no link at /account, which has the button', () => {
    expect(pageAt('/account', ada)).toBe('Only for customers');
  });

  it('shows neither its content nor the link to anybody else', () => {
    const html = pageAt('/orders', null);
    expect(html).toContain('Sign in to see this page.');
    expect(html).not.toMatch(/Only for customers|Sign out/);
  });
});

const pageAt = (path: string, session: Session | null) =>
  renderWithQueries(
    <AuthContext value={{ session }}>
      <SignedIn>{() => 'Only for customers'}</SignedIn>
    </AuthContext>,
    [],
    path,
  );
