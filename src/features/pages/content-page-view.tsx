import type { ReactNode } from 'react';
import type { PageContent } from '#src/contract/page.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { LaterContent } from '#src/ui/later-content.tsx';
import { BlocksView } from './blocks-view.tsx';

interface Props {
  content: PageContent;
  path: string;
  /** Content between the introduction and the blocks. */
  children?: ReactNode;
  /** Content below the blocks. */
  below?: ReactNode;
}

/** A page whose text is maintained by an editor: title, introduction and blocks. */
export function ContentPageView({ content, path, children, below }: Props) {
  const { intro, contentBlocks, seo } = content;
  const title = content.title || titleFrom(path);
  return (
    <Container>
      <Head title={title} description={intro} seo={seo} />
      <Breadcrumbs crumbs={[{ label: title, url: path }]} />
      <PageHead title={title} intro={intro} />
      <LaterContent>
        {children}
        <BlocksView blocks={contentBlocks} />
        {below}
      </LaterContent>
    </Container>
  );
}

/** The default title of an unpublished page: `/request-quote` becomes "Request quote". */
const titleFrom = (path: string) => path.charAt(1).toUpperCase() + path.slice(2).replaceAll('-', ' ');
