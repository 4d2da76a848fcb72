import type { ReactNode } from 'react';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

interface Props {
  title: string;
  path: string;
  intro?: string;
  children: ReactNode;
}

/** Layout of the pages for signing in, registering and resetting a password. */
export function AuthPage({ title, path, intro, children }: Props) {
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: path }]} />
      <PageHead title={title} intro={intro} />
      {children}
    </Container>
  );
}
